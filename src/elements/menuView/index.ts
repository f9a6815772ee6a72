import { MenuView } from "../../panels/menuView/index.ts"
import { text, wholeNumber } from "../attributes.ts"
import { defineLightElement } from "../lightElement.tsx"

export type { PanelElement, PanelTags } from "../PanelTags.ts"

const menuView = {
  Panel: MenuView,
  attributes: { merchant: text, selected: text, moment: wholeNumber, fill: () => true },
  properties: ["data"],
  written: "data",
} as const

defineLightElement("balcao-menu-view", menuView)

declare module "../PanelTags.ts" {
  interface PanelTags {
    readonly "balcao-menu-view": typeof menuView
  }
}
