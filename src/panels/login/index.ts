export { type DemoAccounts, LoginPanel, type LoginPanelProps } from "./LoginPanel.tsx"
