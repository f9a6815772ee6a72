export { AccessPanel, type AccessPanelProps } from "./AccessPanel.tsx"
export type { AccessTarget } from "./AccessTarget.ts"
