import { ApplicationsPanel } from "../../panels/applications/ApplicationsPanel.tsx"
import { listProperties, text, unsavedProperties } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export type { PanelElement, PanelTags } from "../PanelTags.ts"
export { register, type Registration } from "../../api/registry.ts"

const applications = {
  Panel: ApplicationsPanel,
  attributes: { open: text, tab: text },
  properties: [...listProperties, ...unsavedProperties, "onOpenChange", "onTabChange", "onHeading"],
} as const

definePanelElement("balcao-applications", applications)

declare module "../PanelTags.ts" {
  interface PanelTags {
    readonly "balcao-applications": typeof applications
  }
}
