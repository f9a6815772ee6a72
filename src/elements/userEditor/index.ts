import { UserEditorPanel } from "../../panels/userEditor/UserEditorPanel.tsx"
import { userTabs } from "../../panels/userEditor/tabs.ts"
import { editorProperties, oneOf, text, wholeNumber } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export type { PanelElement, PanelTags } from "../PanelTags.ts"
export { register, type Registration } from "../../api/registry.ts"

const userEditor = {
  Panel: UserEditorPanel,
  attributes: { userId: wholeNumber, copyOf: wholeNumber, tab: oneOf(userTabs), listHref: text },
  properties: [...editorProperties, "editHref", "copyHref"],
} as const

definePanelElement("balcao-user-editor", userEditor)

declare module "../PanelTags.ts" {
  interface PanelTags {
    readonly "balcao-user-editor": typeof userEditor
  }
}
