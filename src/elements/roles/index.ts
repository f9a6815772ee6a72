import { RolesPanel } from "../../panels/roles/RolesPanel.tsx"
import { unsavedProperties, listProperties } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-roles", {
  Panel: RolesPanel,
  properties: [...listProperties, ...unsavedProperties, "open", "onOpenChange"],
})
