export { UserEditorPanel } from "./UserEditorPanel.tsx"
export type { UserEditorFeatures, UserEditorPanelProps } from "./UserEditorPanelProps.ts"
export { type UserTab, userTabs } from "./tabs.ts"
export type { UserHeading } from "./useUserHeading.ts"
