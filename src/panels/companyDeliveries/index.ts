export { CompanyDeliveriesPanel, type CompanyDeliveriesPanelProps } from "./CompanyDeliveriesPanel.tsx"
