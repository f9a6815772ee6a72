import { OrdersPanel } from "../../panels/orders/OrdersPanel.tsx"
import { listProperties, oneOf, text } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export type { PanelElement, PanelTags } from "../PanelTags.ts"
export { register, type Registration } from "../../api/registry.ts"

const orders = {
  Panel: OrdersPanel,
  attributes: { type: oneOf(["restaurant", "supermarket"]), printHref: text },
  properties: listProperties,
} as const

definePanelElement("balcao-orders", orders)

declare module "../PanelTags.ts" {
  interface PanelTags {
    readonly "balcao-orders": typeof orders
  }
}
