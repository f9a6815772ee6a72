import { UserEditorPanel } from "../../panels/userEditor/UserEditorPanel.tsx"
import { userTabs } from "../../panels/userEditor/tabs.ts"
import { editorProperties, oneOf, text, wholeNumber } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export { register, type Registration } from "../registry.ts"

definePanelElement("balcao-user-editor", {
  Panel: UserEditorPanel,
  attributes: { userId: wholeNumber, copyOf: wholeNumber, tab: oneOf(userTabs), listHref: text },
  properties: [...editorProperties, "features", "editHref", "copyHref"],
})
