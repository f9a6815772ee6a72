export { ResourcePanel, type ResourcePanelProps } from "./ResourcePanel.tsx"
