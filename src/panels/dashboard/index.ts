export type { DashboardLinks, DashboardTarget } from "./dashboardLinks.ts"
export { DashboardPanel, type DashboardPanelProps } from "./DashboardPanel.tsx"
