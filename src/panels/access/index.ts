export { AccessPanel, type AccessPanelProps, type AccessTarget } from "./AccessPanel.tsx"
