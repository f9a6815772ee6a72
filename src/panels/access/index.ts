export { AccessPanel, type AccessPanelProps } from "./AccessPanel.tsx"
export type { AccessTarget } from "../../business/permissions/AccessTarget.ts"
