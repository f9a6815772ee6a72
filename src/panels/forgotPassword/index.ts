export { ForgotPasswordPanel, type ForgotPasswordPanelProps } from "./ForgotPasswordPanel.tsx"
