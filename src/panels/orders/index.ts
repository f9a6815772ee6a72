export { OrdersPanel, type OrdersPanelProps } from "./OrdersPanel.tsx"
export type { OrdersFeatures } from "./OrdersFeatures.ts"
export { type OrderLayout, orderLayouts, type OrdersView } from "./OrdersView.ts"
