import { grouped } from "../../wire/grouped.ts"
import { idKey, type RecordId } from "../../wire/recordId.ts"
import { sameJson } from "../../wire/sameJson.ts"
import type { AnyRow } from "../editorRow.ts"
import { rowWithId } from "../lookups.ts"
import { contentRows, type MenuContent, nameOf } from "./menuContent.ts"
import type { DiffLine } from "./menuDiff.ts"
import { shownRows } from "./shownRows.ts"

/** True if the rows of both sides stand in another order. */
const isReordered = (before: ReadonlyArray<AnyRow>, after: ReadonlyArray<AnyRow>): boolean => {
  const old = before.filter(({ _id }) => rowWithId(after, _id)).map(({ _id }) => idKey(_id))
  const now = after.filter(({ _id }) => rowWithId(before, _id)).map(({ _id }) => idKey(_id))
  return !sameJson(old, now)
}

const rowsBy = (rows: ReadonlyArray<AnyRow>, field: string) =>
  grouped(rows, (row) => idKey((row[field] as RecordId | undefined) ?? ""))

/** Lists whose rows have an order, the field of what they have it within, and the list of that. */
const orders = [
  ["categories", "parent", "categories"],
  ["items", "category", "categories"],
  ["options", "group", "groups"],
] as const

/** Categories and groups within which rows have another order; the first category where top ones have. */
export const orderLines = (before: MenuContent, after: MenuContent): ReadonlyArray<DiffLine> =>
  orders.flatMap(([list, field, parents]) => {
    const [old, now] = [rowsBy(shownRows(before, list), field), rowsBy(shownRows(after, list), field)]
    return [...now].flatMap(([key, rows]) => {
      if (!isReordered(old.get(key) ?? [], rows)) return []
      const parent = contentRows(after, parents).find(({ _id }) => idKey(_id) === key)
      const _id = parent?._id ?? rows[0]?._id ?? key
      return [{ kind: "ORDER" as const, list: parents, _id, name: nameOf(parent), of: list }]
    })
  })
