export { ContactCentrePanel } from "./ContactCentrePanel.tsx"
export type { ContactCentrePanelProps } from "./ContactCentrePanelProps.ts"
