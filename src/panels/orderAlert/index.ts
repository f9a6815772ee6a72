export { type FirebaseProject, projectDatabase } from "./projectDatabase.ts"
export { OrderAlertPanel, type OrderAlertPanelProps } from "./OrderAlertPanel.tsx"
export type { Listening, PlaceListener, RealtimeDatabase } from "../../api/realtimeDatabase.ts"
export type { NewOrder } from "../../contract/orders/newOrders.ts"
