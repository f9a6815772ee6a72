import { LoginPanel } from "../../panels/login/LoginPanel.tsx"
import { text } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-login", {
  Panel: LoginPanel,
  attributes: { home: text, returnUrl: text, forgotHref: text, registerHref: text },
  properties: ["demo"],
  renderIn: "page",
})
