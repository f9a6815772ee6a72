export { LooseDeliveriesPanel, type LooseDeliveriesPanelProps } from "./LooseDeliveriesPanel.tsx"
