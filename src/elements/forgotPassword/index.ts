import { ForgotPasswordPanel } from "../../panels/forgotPassword/ForgotPasswordPanel.tsx"
import { text } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export type { PanelElement, PanelTags } from "../PanelTags.ts"
export { register, type Registration } from "../../api/registry.ts"

const forgotPassword = {
  Panel: ForgotPasswordPanel,
  attributes: { loginHref: text },
  renderIn: "page",
} as const

definePanelElement("balcao-forgot-password", forgotPassword)

declare module "../PanelTags.ts" {
  interface PanelTags {
    readonly "balcao-forgot-password": typeof forgotPassword
  }
}
