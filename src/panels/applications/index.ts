export { ApplicationsPanel, type ApplicationsPanelProps } from "./ApplicationsPanel.tsx"
