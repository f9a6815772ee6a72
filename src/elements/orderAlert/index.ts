import { OrderAlertPanel } from "../../panels/orderAlert/OrderAlertPanel.tsx"
import { definePanelElement } from "../panelElement.tsx"

export { projectDatabase } from "../../panels/orderAlert/projectDatabase.ts"
export type { PanelElement, PanelTags } from "../PanelTags.ts"
export { register, type Registration } from "../../api/registry.ts"

const orderAlert = {
  Panel: OrderAlertPanel,
  properties: ["database", "orderHref"],
} as const

definePanelElement("balcao-order-alert", orderAlert)

declare module "../PanelTags.ts" {
  interface PanelTags {
    readonly "balcao-order-alert": typeof orderAlert
  }
}
