import { ContactCentrePanel } from "../../panels/contactCentre/ContactCentrePanel.tsx"
import { oneOf, text } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-contact-centre", {
  Panel: ContactCentrePanel,
  attributes: { listing: oneOf(["conversations", "contacts"]), repliesHref: text, templatesHref: text },
})
