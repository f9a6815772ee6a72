export { type UserEditorFeatures, UserEditorPanel, type UserEditorPanelProps } from "./UserEditorPanel.tsx"
export { type UserTab, userTabs } from "./tabs.ts"
export type { UserHeading } from "./useUserHeading.ts"
