import { idKey, type RecordId } from "../../wire/recordId.ts"
import type { AnyRow } from "../editorRow.ts"
import { madeOnce } from "../lookups.ts"
import { type MenuList, menuListNames } from "../menuData.ts"
import { contentRows, isHidden, type MenuContent } from "./menuContent.ts"

type Rows = ReadonlyArray<AnyRow>

/** The groups that items, or options of such groups, ask for. */
const usedGroups = ({ items, itemGroups, options }: MenuContent): ReadonlySet<string> => {
  const shown = new Set(items.flatMap((item) => (isHidden(item) ? [] : [idKey(item._id)])))
  const own = itemGroups.flatMap(({ item, group }) => (shown.has(idKey(item)) ? [idKey(group)] : []))
  const nested = options.flatMap((option) =>
    option.nested === undefined || option.nested === null || isHidden(option) ? [] : [idKey(option.nested)],
  )
  return new Set([...own, ...nested])
}

const rowsByList = madeOnce((content: MenuContent): ReadonlyMap<MenuList, Rows> => {
  const used = usedGroups(content)
  const isShown = (list: MenuList, row: AnyRow): boolean => {
    if (list === "groups") return used.has(idKey(row._id))
    if (list === "options") return !isHidden(row) && used.has(idKey(row["group"] as RecordId))
    if (list === "menus") return row.status !== "OFF"
    return list === "categories" ? row["isActive"] === true : !isHidden(row)
  }
  return new Map(
    menuListNames.map((list) => [list, contentRows(content, list).filter((row) => isShown(list, row))]),
  )
})

/** The rows of a list that customers can come across, in their order. */
export const shownRows = (content: MenuContent, list: MenuList): Rows => rowsByList(content).get(list) ?? []
