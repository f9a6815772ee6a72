import { MenuPanel } from "../../panels/menu/MenuPanel.tsx"
import { text } from "../attributes.ts"
import { definePanelElement } from "../panelElement.tsx"

export type { PanelElement, PanelTags } from "../PanelTags.ts"
export { register, type Registration } from "../../api/registry.ts"

const menu = {
  Panel: MenuPanel,
  attributes: {
    categoryHref: text,
    hoursHref: text,
    itemHref: text,
    menu: text,
    menuHref: text,
    open: text,
  },
  properties: ["onOpenChange"],
} as const

definePanelElement("balcao-menu", menu)

declare module "../PanelTags.ts" {
  interface PanelTags {
    readonly "balcao-menu": typeof menu
  }
}
