export { MenuPanel } from "./MenuPanel.tsx"
export type { MenuFeatures, MenuPanelProps } from "./MenuPanelProps.ts"
