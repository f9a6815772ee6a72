import { CompanyDeliveriesPanel } from "../../panels/companyDeliveries/CompanyDeliveriesPanel.tsx"
import { unsavedProperties, listProperties } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-company-deliveries", {
  Panel: CompanyDeliveriesPanel,
  properties: [...listProperties, ...unsavedProperties],
})
