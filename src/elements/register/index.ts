import { RegisterPanel } from "../../panels/register/RegisterPanel.tsx"
import { text } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-register", {
  Panel: RegisterPanel,
  attributes: { loginHref: text, termsHref: text },
  renderIn: "page",
})
