export { DeliveryMapPanel, type DeliveryMapPanelProps } from "./DeliveryMapPanel.tsx"
