import { UserEditorPanel } from "../../panels/userEditor/UserEditorPanel.tsx"
import { text, wholeNumber } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-user-editor", {
  Panel: UserEditorPanel,
  attributes: { userId: wholeNumber, copyOf: wholeNumber, tab: text, listHref: text },
  properties: ["editHref", "copyHref"],
})
