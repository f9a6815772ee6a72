import { AccessPanel } from "../../panels/access/AccessPanel.tsx"
import { text, wholeNumber } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export type { PanelElement, PanelTags } from "../PanelTags.ts"
export { register, type Registration } from "../../api/registry.ts"

const access = {
  Panel: AccessPanel,
  attributes: { userId: wholeNumber, asked: text },
  properties: ["screens"],
} as const

definePanelElement("balcao-access", access)

declare module "../PanelTags.ts" {
  interface PanelTags {
    readonly "balcao-access": typeof access
  }
}
