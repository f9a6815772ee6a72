import { AccessPanel } from "../../panels/access/AccessPanel.tsx"
import { text, wholeNumber } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-access", {
  Panel: AccessPanel,
  attributes: { userId: wholeNumber, asked: text },
  properties: ["screens"],
})
