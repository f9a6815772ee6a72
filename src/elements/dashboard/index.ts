import { DashboardPanel } from "../../panels/dashboard/DashboardPanel.tsx"
import { definePanelElement } from "../panelElement.tsx"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-dashboard", { Panel: DashboardPanel, properties: ["links"] })
