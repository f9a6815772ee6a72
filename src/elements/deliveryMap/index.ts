import { DeliveryMapPanel } from "../../panels/deliveryMap/DeliveryMapPanel.tsx"
import { text } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"
import "./deliveryMap.css.ts"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-delivery-map", { Panel: DeliveryMapPanel, attributes: { tiles: text } })
