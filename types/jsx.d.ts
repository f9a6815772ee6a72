/** Types of all tags in JSX of React 18 and 19: `import type {} from "balcao/elements/jsx"` once. */
import type { HTMLAttributes, RefAttributes } from "react"
import type {
  PanelElement,
  PanelTags,
  TagAttributes,
  TagEvents,
  TagProperties,
} from "../dist/elements/index.d.ts"

type Listeners = { readonly [E in keyof TagEvents as `on${E}`]?: ((event: TagEvents[E]) => void) | undefined }

type Tags = {
  [T in keyof PanelTags]: HTMLAttributes<PanelElement<T>> &
    RefAttributes<PanelElement<T>> &
    TagAttributes<T> &
    TagProperties<T> &
    Listeners
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
