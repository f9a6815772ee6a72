import { LoginPanel } from "../../panels/login/LoginPanel.tsx"
import { text } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export type { PanelElement, PanelTags } from "../PanelTags.ts"
export { register, type Registration } from "../../api/registry.ts"

const login = {
  Panel: LoginPanel,
  attributes: { home: text, returnUrl: text, forgotHref: text, registerHref: text },
  properties: ["demo"],
  renderIn: "page",
} as const

definePanelElement("balcao-login", login)

declare module "../PanelTags.ts" {
  interface PanelTags {
    readonly "balcao-login": typeof login
  }
}
