import type { Resource } from "../../resource/resource.ts"
import type { RecordId } from "../../wire/recordId.ts"
import type { AnyRow } from "../editorRow.ts"
import { withLast } from "../lookups.ts"
import { type MenuList, menuLists } from "../menuData.ts"
import type { OpNamed } from "../menuOps.ts"
import { checkedValues } from "./bodies.ts"
import { keepOneDefault, withConsequences } from "./consequences.ts"
import { type Draft, refuse, putRow, putRows, resolved, rowIn, rowsIn, undoBy } from "./draft.ts"
import { checkReferences, checkUnique } from "./names.ts"
import { StaleRows } from "../refusals.ts"
import { checkRow } from "./rowRules.ts"
import { sameJson } from "../../wire/sameJson.ts"

type Values = Readonly<Record<string, unknown>>
export const rowId = ({ _id }: { readonly _id: RecordId }): RecordId => _id

/** A row as a body, without what the server writes. */
export const bodyOf = (list: MenuList, row: AnyRow): Values => {
  const { fields } = menuLists[list] as Resource
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => fields[name] && fields[name].rules.from !== "server"),
  )
}

/** The fields a row had before, null where it had none. */
const formerFields = (list: MenuList, before: AnyRow, after: AnyRow): Values => {
  const [old, now] = [bodyOf(list, before), bodyOf(list, after)]
  const names = new Set([...Object.keys(old), ...Object.keys(now)])
  return Object.fromEntries(
    [...names].flatMap((name) => (sameJson(old[name], now[name]) ? [] : [[name, old[name] ?? null]])),
  )
}

/** Refuses a row, which is in the menu already, for what it names, its name, or what no field alone can show. */
export const checkInMenu = (
  draft: Draft,
  list: MenuList,
  row: AnyRow,
  before: AnyRow | undefined,
  op: number,
) => {
  checkReferences(draft, list, row, op)
  checkUnique(draft, list, row, op)
  checkRow(draft, list, row, before, op)
}

/** Makes a row, last in its list. */
export const create = (draft: Draft, change: OpNamed<"create">, op: number) => {
  const { list, tempId, fields } = change
  if (change._id !== undefined && rowIn(draft.data, list, change._id))
    return refuse(new StaleRows({ ops: [op], rows: {} }))
  const values = checkedValues(draft, { list, values: fields, op }, undefined)
  const newId = draft.newId(list)
  const { _id = newId } = change
  const { status } = menuLists[list] as Resource
  const frame = { _id, version: 1, ...(status && { status: status.first }) }
  const row = withConsequences(draft, list, { ...frame, ...values }, undefined, op)
  draft.ids.set(tempId, _id)
  putRows(draft, list, withLast(rowsIn(draft.data, list), row))
  checkInMenu(draft, list, row, undefined, op)
  undoBy(draft, { op: "remove", list, _id, version: 0 })
  return keepOneDefault(draft, list, row)
}

/** Sets fields of a row. */
export const set = (draft: Draft, { list, _id, fields }: OpNamed<"set">, op: number) => {
  const before = rowIn(draft.data, list, resolved(draft, _id))
  if (!before) return
  const values = checkedValues(draft, { list, values: fields, op }, before)
  const { version, status } = before
  const frame = { _id: before._id, version, ...(status !== undefined && { status }) }
  const row = withConsequences(draft, list, { ...frame, ...values }, before, op)
  const former = formerFields(list, before, row)
  if (Object.keys(former).length === 0) return
  putRow(draft, list, row)
  checkInMenu(draft, list, row, before, op)
  undoBy(draft, { op: "set", list, _id: before._id, version: 0, fields: former })
  keepOneDefault(draft, list, row)
}
