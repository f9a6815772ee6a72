import { ContactCentrePanel } from "../../panels/contactCentre/ContactCentrePanel.tsx"
import { oneOf, text } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export type { PanelElement, PanelTags } from "../PanelTags.ts"
export { register, type Registration } from "../../api/registry.ts"

const contactCentre = {
  Panel: ContactCentrePanel,
  attributes: { listing: oneOf(["conversations", "contacts"]), repliesHref: text, templatesHref: text },
  properties: ["orderHref", "ticketHref"],
} as const

definePanelElement("balcao-contact-centre", contactCentre)

declare module "../PanelTags.ts" {
  interface PanelTags {
    readonly "balcao-contact-centre": typeof contactCentre
  }
}
