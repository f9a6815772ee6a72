import { ForgotPasswordPanel } from "../../panels/forgotPassword/ForgotPasswordPanel.tsx"
import { text } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-forgot-password", {
  Panel: ForgotPasswordPanel,
  attributes: { loginHref: text },
  renderIn: "page",
})
