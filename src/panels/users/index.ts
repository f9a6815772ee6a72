export { UsersPanel, type UsersPanelProps } from "./UsersPanel.tsx"
