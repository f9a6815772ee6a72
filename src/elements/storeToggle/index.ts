import { StoreTogglePanel } from "../../panels/storeToggle/StoreTogglePanel.tsx"
import { oneOf } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"
import "./storeToggle.css.ts"

export type { PanelElement, PanelTags } from "../PanelTags.ts"
export { register, type Registration } from "../../api/registry.ts"

const storeToggle = {
  Panel: StoreTogglePanel,
  attributes: { layout: oneOf(["full", "inline"]) },
} as const

definePanelElement("balcao-store-toggle", storeToggle)

declare module "../PanelTags.ts" {
  interface PanelTags {
    readonly "balcao-store-toggle": typeof storeToggle
  }
}
