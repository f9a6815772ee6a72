import { LoginPanel } from "../../panels/login/LoginPanel.tsx"
import { definePanelElement } from "../panelElement.tsx"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-login", { Panel: LoginPanel, attributes: ["home"], stands: "within" })
