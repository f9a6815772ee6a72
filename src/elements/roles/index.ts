import { RolesPanel } from "../../panels/roles/RolesPanel.tsx"
import { leavingProperties, listProperties } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-roles", {
  Panel: RolesPanel,
  properties: [...listProperties, ...leavingProperties, "creating", "onCreatingChange"],
})
