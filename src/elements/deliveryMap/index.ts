import { DeliveryMapPanel } from "../../panels/deliveryMap/DeliveryMapPanel.tsx"
import { text } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-delivery-map", {
  Panel: DeliveryMapPanel,
  attributes: { tiles: text, registerHref: text },
})
