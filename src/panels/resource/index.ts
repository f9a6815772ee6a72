export type { Resource } from "../../contract/resource/resource.ts"
export { ResourcePanel, type ResourcePanelProps } from "./ResourcePanel.tsx"
