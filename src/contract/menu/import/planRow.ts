import { idKey, type RecordId } from "../../wire/recordId.ts"
import type { AnyRow } from "../editorRow.ts"
import { type MenuList, menuLists } from "../menuData.ts"
import type { MenuOp } from "../menuOps.ts"
import type { Resource } from "../../resource/resource.ts"
import { movesFar } from "../price.ts"
import type { FieldChange, Outcome, PlannedRow, RowReason } from "./importPlan.ts"
import type { SourceRow } from "./menuSource.ts"
import { keepRef, type Planning, tryOps } from "./planning.ts"
import { sameJson } from "../../wire/sameJson.ts"

type Values = Readonly<Record<string, unknown>>

/** A row of the source, the row it is here, and the fields it would have. References in them are ids or `tempId`s. */
export interface Target {
  readonly list: MenuList
  readonly row: SourceRow
  readonly found: AnyRow | undefined
  readonly fields: Values
  /** Fields of a new row alone. */
  readonly initial?: Values
}

const plain = (value: unknown): unknown =>
  Array.isArray(value) && value.every((one) => typeof one === "string") ? value.toSorted() : value

/** True if a field has the value already. Ids may come as texts, and words in another order. */
const isSame = (one: unknown, other: unknown): boolean => {
  const [first, second] = [plain(one), plain(other)]
  const isId = typeof first === "number" && typeof second === "string"
  return isId ? String(first) === second : sameJson(first, second)
}

/** The fields of a source's row in which the row differs. */
const changesOf = (list: MenuList, found: AnyRow, fields: Values): ReadonlyArray<FieldChange> => {
  const known = (menuLists[list] as Resource).fields
  return Object.entries(fields).flatMap(([field, after]) => {
    if (after === undefined || known[field]?.rules.from === "server") return []
    const before = found[field]
    const isOff = after === false && before === undefined
    return isOff || isSame(before, after) ? [] : [{ field, before, after }]
  })
}

const prices = ["price", "promoPrice"]

/** True if a price moves further than is usual. */
export const isJump = ({ field, before, after }: FieldChange): boolean =>
  prices.includes(field) && typeof before === "number" && typeof after === "number" && movesFar(before, after)

export const note = (
  planning: Planning,
  { list, row }: Pick<Target, "list" | "row">,
  outcome: Outcome,
  more: Pick<Partial<PlannedRow>, "changes" | "reason"> = {},
): void => {
  const { key, name, place } = row
  if (outcome === "asks") planning.asked.add(`${list} ${key}`)
  planning.rows.push({ key: `${list} ${key}`, list, name, place, outcome, changes: [], ...more })
}

export const leaveOut = (planning: Planning, target: Pick<Target, "list" | "row">, reason: RowReason) =>
  note(planning, target, "refused", { reason })

const definedValues = (fields: Values) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** The code a row of the source gives: none where it only says the id the row has here. */
export const codeFor = ({ code, id }: SourceRow, found: AnyRow | undefined): string | undefined =>
  found && found["code"] === undefined && idKey(found._id) === id ? undefined : code

const createOps = (tempId: string, { list, row, fields, initial }: Target): ReadonlyArray<MenuOp> => {
  const { status } = menuLists[list] as Resource
  const isOther = row.status !== undefined && status !== undefined && row.status !== status.first
  return [
    {
      op: "create",
      list,
      tempId,
      fields: { ...initial, ...definedValues({ ...row.initial, ...fields }), name: row.name },
    },
    ...(isOther ? [{ op: "status" as const, list, _id: tempId, version: 1, to: row.status ?? "" }] : []),
  ]
}

const create = (planning: Planning, target: Target): string | undefined => {
  const tempId = planning.options.newTempId()
  const refusal = tryOps(planning, createOps(tempId, target))
  if (refusal) return void leaveOut(planning, target, { kind: "rules", refusal })
  note(planning, target, "create")
  return tempId
}

const change = (planning: Planning, target: Target, found: AnyRow): void => {
  const { list, row, fields } = target
  const changes = changesOf(list, found, { ...fields, name: row.name })
  if (changes.length === 0) return note(planning, target, "same")
  if (changes.some(isJump) && !planning.options.accepted?.has(`${list} ${row.key}`))
    return note(planning, target, "asks", { changes })
  const values = Object.fromEntries(changes.map(({ field, after }) => [field, after]))
  const { _id, version } = found
  const refusal = tryOps(planning, [{ op: "set", list, _id, version, fields: values }])
  return refusal
    ? leaveOut(planning, target, { kind: "rules", refusal })
    : note(planning, target, "change", { changes })
}

/** True if another row of the source is that row already; this one is then left out. */
const isRepeated = (planning: Planning, target: Target, found: AnyRow): boolean => {
  const key = `${target.list} ${idKey(found._id)}`
  const first = planning.taken.get(key)
  if (first) leaveOut(planning, target, { kind: "repeated", first: first.place })
  else planning.taken.set(key, target.row)
  return first !== undefined
}

/** Plans a row: makes it, changes it, or leaves it as it is. Returns its id or `tempId`; undefined if it does not enter. */
export const planRow = (planning: Planning, target: Target): RecordId | undefined => {
  const { list, row, found } = target
  if (found && isRepeated(planning, target, found)) return undefined
  const ref = found ? found._id : create(planning, target)
  if (found) change(planning, target, found)
  if (ref !== undefined) keepRef(planning, list, row.key, ref)
  return ref
}
