import { RolesPanel } from "../../panels/roles/RolesPanel.tsx"
import { unsavedProperties, listProperties } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export type { PanelElement, PanelTags } from "../PanelTags.ts"
export { register, type Registration } from "../../api/registry.ts"

const roles = {
  Panel: RolesPanel,
  properties: [...listProperties, ...unsavedProperties, "open", "onOpenChange"],
} as const

definePanelElement("balcao-roles", roles)

declare module "../PanelTags.ts" {
  interface PanelTags {
    readonly "balcao-roles": typeof roles
  }
}
