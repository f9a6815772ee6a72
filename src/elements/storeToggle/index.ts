import { StoreTogglePanel } from "../../panels/storeToggle/StoreTogglePanel.tsx"
import { oneOf } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"
import "./storeToggle.css.ts"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-store-toggle", {
  Panel: StoreTogglePanel,
  attributes: { layout: oneOf(["full", "inline"]) },
})
