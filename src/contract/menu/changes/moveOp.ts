import { UnknownReference } from "../../resource/refusals.ts"
import type { Resource } from "../../resource/resource.ts"
import { type RecordId, sameId } from "../../wire/recordId.ts"
import type { AnyRow } from "../editorRow.ts"
import { type MenuList, menuLists } from "../menuData.ts"
import type { OpNamed } from "../menuOps.ts"
import {
  type Draft,
  idBefore,
  placed,
  putRow,
  putRows,
  refuse,
  refuseField,
  resolved,
  rowIn,
  rowsIn,
  undoBy,
} from "./draft.ts"
import { checkInMenu, rowId } from "./rowOps.ts"

/** The field that names a row's parent, among whose rows it has its place. */
export const parentField = (list: MenuList): string | undefined => {
  const { order, tree } = menuLists[list] as Resource
  return typeof order === "object" ? order.within : tree
}

const isBeside = (field: string | undefined, one: AnyRow, other: AnyRow) =>
  field === undefined || sameId(one[field] as RecordId, other[field] as RecordId)

/** The rows that have one order with a row, itself included. */
export const besides = (rows: ReadonlyArray<AnyRow>, list: MenuList, row: AnyRow): ReadonlyArray<AnyRow> => {
  const field = parentField(list)
  return field === undefined ? rows : rows.filter((one) => isBeside(field, one, row))
}

/** The row with another parent; null takes it out of the one it has. */
const withParent = (draft: Draft, change: OpNamed<"move">, row: AnyRow, op: number): AnyRow => {
  const { list, parent } = change
  const field = parentField(list)
  if (parent === undefined) return row
  if (field === undefined) return refuseField(op, "parent", "unknown")
  const next = parent === null ? undefined : resolved(draft, parent)
  if (isBeside(field, row, { ...row, [field]: next })) return row
  const rules = (menuLists[list] as Resource).fields[field]?.rules
  if (rules?.fixed || (next === undefined && rules?.required)) return refuseField(op, "parent", "invalid")
  const { [field]: _, ...rest } = row
  return (next === undefined ? rest : { ...rest, [field]: next }) as AnyRow
}

/** The list with a row after another of those that have one order with it; the others keep their places. */
const reordered = (
  rows: ReadonlyArray<AnyRow>,
  list: MenuList,
  row: AnyRow,
  after: RecordId | null | undefined,
) => {
  const otherRows = rows.filter((one) => !sameId(one._id, row._id))
  const last = besides(otherRows, list, row).at(-1)
  if (after !== null) return placed(otherRows, row, after ?? last?._id, rowId)
  const first = besides(otherRows, list, row)[0]
  return first ? otherRows.toSpliced(otherRows.indexOf(first), 0, row) : [...otherRows, row]
}

/** Puts a row after another one, within another parent where that is told. */
export const place = (draft: Draft, change: OpNamed<"move">, op: number) => {
  const { list, after } = change
  if (!(menuLists[list] as Resource).order) return refuseField(op, "list", "invalid")
  const before = rowIn(draft.data, list, resolved(draft, change._id))
  if (!before) return refuse(new UnknownReference({ field: `ops.${op}._id` }))
  const row = withParent(draft, change, before, op)
  const rows = rowsIn(draft.data, list)
  const beside = after === null || after === undefined ? after : resolved(draft, after)
  const target = beside === null || beside === undefined ? undefined : rowIn(draft.data, list, beside)
  if (beside !== null && beside !== undefined && (!target || !isBeside(parentField(list), target, row)))
    return refuse(new UnknownReference({ field: `ops.${op}.after` }))
  if (target && sameId(target._id, row._id)) return undefined
  const field = parentField(list)
  const former = idBefore(besides(rows, list, before), before._id, rowId)
  putRows(draft, list, reordered(rows, list, row, beside))
  if (row !== before) {
    putRow(draft, list, row)
    checkInMenu(draft, list, row, before, op)
  }
  return undoBy(draft, {
    op: "move",
    list,
    _id: row._id,
    after: former,
    ...(row !== before && field && { parent: (before[field] as RecordId | undefined) ?? null }),
  })
}
