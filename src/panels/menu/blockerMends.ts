import type { Blocker } from "../../contract/menu/blocker.ts"
import { rowIn } from "../../contract/menu/changes/draft.ts"
import type { ItemRow, MenuData } from "../../contract/menu/menuData.ts"
import type { MenuOp } from "../../contract/menu/menuOps.ts"
import type { MenuHrefs } from "./MenuPanelProps.ts"
import type { TabId } from "./sheet/TabProps.ts"

/** The change that ends a reason why an item is not sold, where one press can. */
export const mendOf = (data: MenuData, item: ItemRow, { kind, of }: Blocker): MenuOp | undefined => {
  const row = of && rowIn(data, of.list, of._id)
  if (!of || !row) return undefined
  const { _id, version } = row
  const { list } = of
  if (kind === "ITEM_HIDDEN" && list === "menus")
    return { op: "place", menu: _id, item: item._id, visible: true, was: { visible: false } }
  if (list === "items" && (kind === "ITEM_HIDDEN" || kind === "SOLD_OUT"))
    return { op: "status", list, _id, version, to: "AVAILABLE" }
  if (list === "ingredients") return { op: "status", list, _id, version, to: "AVAILABLE" }
  if (kind === "CATEGORY_OFF") return { op: "set", list, _id, version, fields: { isActive: true } }
  if (kind === "MIN_AGE_CHANNEL") return { op: "set", list, _id, version, fields: { minAge: "18" } }
  return undefined
}

/** Tabs of the item's sheet where a reason is mended that no press alone ends. */
export const tabOf: Readonly<Partial<Record<Blocker["kind"], TabId>>> = {
  STOCK_0: "AVAILABILITY",
  ITEM_HOURS: "AVAILABILITY",
  DATES: "AVAILABILITY",
  CHANNEL: "AVAILABILITY",
  GROUP_SHORT: "OPTIONS",
  NO_PRICE: "PRICE",
}

/** A link to a record that mends a reason, and the word for it. */
interface MendLink {
  readonly href: string
  readonly word: "openHours" | "openMenu" | "openCategory"
}

/** The link to where a reason is mended that is not in the item, as the host has it. */
export const linkOf = ({ kind, of }: Blocker, hrefs: MenuHrefs): MendLink | undefined => {
  const { hoursHref, menuHref, categoryHref } = hrefs
  const id = encodeURIComponent(String(of?._id))
  if (kind === "STORE_CLOSED" && hoursHref !== undefined) return { href: hoursHref, word: "openHours" }
  if (kind === "MENU_OFF" && menuHref !== undefined)
    return { href: menuHref.replace("{menu}", id), word: "openMenu" }
  if (kind === "CATEGORY_HOURS" && categoryHref !== undefined)
    return { href: categoryHref.replace("{category}", id), word: "openCategory" }
  return undefined
}
