/** Types of all tags in Svelte 5: `import type {} from "balcao/elements/svelte"` once. */
import type { HTMLAttributes } from "svelte/elements"
import type {
  PanelElement,
  PanelTags,
  TagAttributes,
  TagEvents,
  TagProperties,
} from "../dist/elements/index.d.ts"

type Listeners = { readonly [E in keyof TagEvents as `on${E}`]?: ((event: TagEvents[E]) => void) | undefined }

type Tags = {
  [T in keyof PanelTags]: HTMLAttributes<PanelElement<T>> & TagAttributes<T> & TagProperties<T> & Listeners
}

declare module "svelte/elements" {
  interface SvelteHTMLElements extends Tags {}
}
