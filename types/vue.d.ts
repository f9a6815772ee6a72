/** Types of all tags in templates of Vue: `import type {} from "balcao/elements/vue"` once. */
import type { HTMLAttributes } from "vue"
import type { PanelTags, TagAttributes, TagEvents, TagProperties } from "../dist/elements/index.d.ts"

type Camel<S extends string> = S extends `${infer Head}-${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : S

type Listeners = {
  readonly [E in keyof TagEvents as `on${Capitalize<Camel<E>>}`]?: (event: TagEvents[E]) => void
}

type Tags = {
  [T in keyof PanelTags]: new () => {
    readonly $props: HTMLAttributes & TagAttributes<T> & TagProperties<T> & Listeners
  }
}

declare module "vue" {
  interface GlobalComponents extends Tags {}
}
