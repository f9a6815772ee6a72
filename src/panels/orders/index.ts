export { type OrdersFeatures, OrdersPanel, type OrdersPanelProps } from "./OrdersPanel.tsx"
export { type OrderLayout, orderLayouts, type OrdersView } from "./OrdersView.ts"
