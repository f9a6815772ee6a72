export { RegisterPanel, type RegisterPanelProps } from "./RegisterPanel.tsx"
