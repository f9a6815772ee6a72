export { ContactCentrePanel, type ContactCentrePanelProps } from "./ContactCentrePanel.tsx"
