import { UsersPanel } from "../../panels/users/UsersPanel.tsx"
import { listProperties } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-users", {
  Panel: UsersPanel,
  properties: [...listProperties, "editorHref", "accessHref"],
})
