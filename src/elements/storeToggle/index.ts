import { StoreTogglePanel } from "../../panels/storeToggle/StoreTogglePanel.tsx"
import { text } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"
import "./storeToggle.css.ts"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-store-toggle", { Panel: StoreTogglePanel, attributes: { layout: text } })
