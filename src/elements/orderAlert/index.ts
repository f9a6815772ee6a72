import { OrderAlertPanel } from "../../panels/orderAlert/OrderAlertPanel.tsx"
import { definePanelElement } from "../panelElement.tsx"

export { projectDatabase } from "../../panels/orderAlert/projectDatabase.ts"
export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-order-alert", {
  Panel: OrderAlertPanel,
  properties: ["database", "orderHref"],
})
