import { DeliveryMapPanel } from "../../panels/deliveryMap/DeliveryMapPanel.tsx"
import { text } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export type { PanelElement, PanelTags } from "../PanelTags.ts"
export { register, type Registration } from "../../api/registry.ts"

const deliveryMap = {
  Panel: DeliveryMapPanel,
  attributes: { tiles: text, registerHref: text },
  properties: ["orderHref"],
} as const

definePanelElement("balcao-delivery-map", deliveryMap)

declare module "../PanelTags.ts" {
  interface PanelTags {
    readonly "balcao-delivery-map": typeof deliveryMap
  }
}
