import { RegisterPanel } from "../../panels/register/RegisterPanel.tsx"
import { text } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export type { PanelElement, PanelTags } from "../PanelTags.ts"
export { register, type Registration } from "../../api/registry.ts"

const registration = {
  Panel: RegisterPanel,
  attributes: { loginHref: text, termsHref: text },
  renderIn: "page",
} as const

definePanelElement("balcao-register", registration)

declare module "../PanelTags.ts" {
  interface PanelTags {
    readonly "balcao-register": typeof registration
  }
}
