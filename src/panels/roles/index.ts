export { RolesPanel, type RolesPanelProps } from "./RolesPanel.tsx"
