import { RolesPanel } from "../../panels/roles/RolesPanel.tsx"
import { definePanelElement } from "../panelElement.tsx"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-roles", { Panel: RolesPanel })
