export { StoreTogglePanel, type StoreTogglePanelProps } from "./StoreTogglePanel.tsx"
