import { UsersPanel } from "../../panels/users/UsersPanel.tsx"
import { definePanelElement } from "../panelElement.tsx"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-users", { Panel: UsersPanel, properties: ["editorHref", "accessHref"] })
