import { UsersPanel } from "../../panels/users/UsersPanel.tsx"
import { listProperties } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export type { PanelElement, PanelTags } from "../PanelTags.ts"
export { register, type Registration } from "../../api/registry.ts"

const users = {
  Panel: UsersPanel,
  properties: [...listProperties, "editorHref", "accessHref"],
} as const

definePanelElement("balcao-users", users)

declare module "../PanelTags.ts" {
  interface PanelTags {
    readonly "balcao-users": typeof users
  }
}
