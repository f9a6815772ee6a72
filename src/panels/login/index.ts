export { LoginPanel, type LoginPanelProps } from "./LoginPanel.tsx"
export type { DemoAccounts } from "./DemoAccounts.ts"
