import type { MenuList } from "../../../../src/contract/menu/menuData.ts"
import type { MenuOp } from "../../../../src/contract/menu/menuOps.ts"
import type { StopTarget } from "../../../../src/contract/menu/stopOps.ts"
import { type MenuPart, wholeMenu } from "./readMenu.ts"

/** Ids of a list's rows that changes name. */
export const idsNamed = (ops: ReadonlyArray<MenuOp>, list: MenuList): ReadonlyArray<number> => [
  ...new Set(
    ops.flatMap((change) =>
      "list" in change && change.list === list && "_id" in change && typeof change._id === "number"
        ? [change._id]
        : [],
    ),
  ),
]

/** True for a change of a row's own fields that no other item and no other option matters to. */
const isOfOneRow = (change: MenuOp): boolean => {
  if (change.op === "stock") return true
  if (change.op !== "set" && change.op !== "status") return false
  if (change.list === "items") return true
  const isOwn = change.op === "status" || !("nested" in change.fields || "item" in change.fields)
  return change.list === "options" && isOwn
}

/** The part of a menu that is needed to mark something as sold out: its own row, or the items of a category. */
export const partOfStop = ({ item, option, category }: StopTarget): MenuPart => {
  const own = (id: unknown) => (typeof id === "number" ? [id] : [])
  const rows = { options: own(option) }
  return { rows: category === undefined ? { ...rows, items: own(item) } : rows, hasLinks: false }
}

/**
 * The part of a menu that changes need to be checked. Cells of items and options, of which there are thousands, need
 * their own rows alone.
 */
export const partOf = (ops: ReadonlyArray<MenuOp>): MenuPart =>
  ops.every(isOfOneRow)
    ? { rows: { items: idsNamed(ops, "items"), options: idsNamed(ops, "options") }, hasLinks: false }
    : wholeMenu
