export { MenuDraft, type MenuDraftProps } from "./versions/MenuDraft.tsx"
export { MenuPanel } from "./MenuPanel.tsx"
export type { MenuFeatures, MenuPanelProps } from "./MenuPanelProps.ts"
