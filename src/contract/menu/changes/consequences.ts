import { sameId } from "../../wire/recordId.ts"
import type { AnyRow } from "../editorRow.ts"
import type { ItemRow, MenuList, MenuRow } from "../menuData.ts"
import { allergensToldAt } from "../allergensToldAt.ts"
import { type Draft, putRow, refuseField, undoBy } from "./draft.ts"

/** An item with what the server writes of it. Alcohol is sold to adults. */
const itemWith = (row: ItemRow, before: ItemRow | undefined, at: number): ItemRow => {
  const { allergensToldAt: _, ...plain } = row
  const toldAt = allergensToldAt(row, before, at)
  return {
    ...plain,
    ...(row.alcohol && { minAge: "18" as const }),
    ...(toldAt !== undefined && { allergensToldAt: toldAt }),
  }
}

/** The first menu of a store is its default, which only another one takes its place of. */
const menuWith = ({ data }: Draft, row: MenuRow, before: MenuRow | undefined, op: number): MenuRow => {
  if (row.isDefault) return row
  if (before?.isDefault) return refuseField(op, "fields.isDefault", "required")
  const isFirst = data.menus.every(({ _id }) => sameId(_id, row._id))
  return isFirst ? { ...row, isDefault: true } : row
}

/** A row with what follows from it and nobody sends. */
export const withConsequences = (
  draft: Draft,
  list: MenuList,
  row: AnyRow,
  before: AnyRow | undefined,
  op: number,
): AnyRow => {
  if (list === "items") return itemWith(row as never, before as never, draft.at) as never
  if (list === "menus") return menuWith(draft, row as never, before as never, op) as never
  return row
}

/** Leaves a store one default menu, the one that was made it last. */
export const keepOneDefault = (draft: Draft, list: MenuList, row: AnyRow) => {
  if (list !== "menus" || !row["isDefault"]) return
  const otherDefaults = draft.data.menus.filter(({ _id, isDefault }) => isDefault && !sameId(_id, row._id))
  for (const { isDefault, ...other } of otherDefaults) {
    putRow(draft, "menus", other)
    undoBy(draft, { op: "set", list: "menus", _id: other._id, version: 0, fields: { isDefault } })
  }
}
