import { CompanyDeliveriesPanel } from "../../panels/companyDeliveries/CompanyDeliveriesPanel.tsx"
import { unsavedProperties, listProperties } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export type { PanelElement, PanelTags } from "../PanelTags.ts"
export { register, type Registration } from "../../api/registry.ts"

const companyDeliveries = {
  Panel: CompanyDeliveriesPanel,
  properties: [...listProperties, ...unsavedProperties],
} as const

definePanelElement("balcao-company-deliveries", companyDeliveries)

declare module "../PanelTags.ts" {
  interface PanelTags {
    readonly "balcao-company-deliveries": typeof companyDeliveries
  }
}
