import { DashboardPanel } from "../../panels/dashboard/DashboardPanel.tsx"
import { definePanelElement } from "../panelElement.tsx"

export type { PanelElement, PanelTags } from "../PanelTags.ts"
export { register, type Registration } from "../../api/registry.ts"

const dashboard = { Panel: DashboardPanel, properties: ["links"] } as const

definePanelElement("balcao-dashboard", dashboard)

declare module "../PanelTags.ts" {
  interface PanelTags {
    readonly "balcao-dashboard": typeof dashboard
  }
}
