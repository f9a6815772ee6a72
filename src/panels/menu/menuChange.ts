import { type MenuList, menuListNames } from "../../contract/menu/menuData.ts"
import { maxOps, type MenuOp } from "../../contract/menu/menuOps.ts"
import { rowIn } from "../../contract/menu/changes/draft.ts"
import type { MenuData } from "../../contract/menu/menuData.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"

/** Changes somebody made together, on their way to the server. */
export interface MenuChange {
  /** Names the call, so that a repeat after a lost answer counts once. */
  readonly key: string
  readonly ops: ReadonlyArray<MenuOp>
  /** Takes earlier changes back: it is not taken back itself. */
  readonly isUndo?: true
  /** Names what somebody did at once where it takes several calls: they are taken back together. */
  readonly step?: string
}

/** Changes in parts that one call may have. */
export const inCalls = (ops: ReadonlyArray<MenuOp>): ReadonlyArray<ReadonlyArray<MenuOp>> =>
  Array.from({ length: Math.ceil(ops.length / maxOps) }, (_, at) => ops.slice(at * maxOps, (at + 1) * maxOps))

/** A row of the menu by one text. */
export const rowKey = (list: MenuList, id: RecordId): string => `${list} ${idKey(id)}`

const rowOf = (change: MenuOp): string | undefined => {
  if (change.op === "create") return rowKey(change.list, change.tempId)
  if ("list" in change) return rowKey(change.list, change._id)
  if ("item" in change && change.item !== undefined) return rowKey("items", change.item)
  return "option" in change && change.option !== undefined ? rowKey("options", change.option) : undefined
}

/** The rows that changes are about. */
export const rowsOfOps = (ops: ReadonlyArray<MenuOp>): ReadonlySet<string> =>
  new Set(ops.flatMap((change) => rowOf(change) ?? []))

/** The same changes made to the rows as they are in `data`. */
export const withVersionsOf = (data: MenuData, ops: ReadonlyArray<MenuOp>): ReadonlyArray<MenuOp> =>
  ops.map((change) => {
    if (!("version" in change)) return change
    const row = rowIn(data, change.list, change._id)
    return row ? { ...change, version: row.version } : change
  })

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

type NewIds = Readonly<Record<string, RecordId>>

const idNow = (id: RecordId, ids: NewIds): RecordId => ids[idKey(id)] ?? id

/** Names of fields, and keys of prices, which are ids joined by a colon. */
const keyNow = (key: string, ids: NewIds): string =>
  /^\d/.test(key)
    ? key
        .split(":")
        .map((id) => idNow(id, ids))
        .join(":")
    : key

/** The same value with the ids of rows that were created in place of what they were called before. */
const withIds = (value: unknown, ids: NewIds): unknown => {
  if (typeof value === "string" || typeof value === "number") return idNow(value, ids)
  if (Array.isArray(value)) return value.map((one) => withIds(one, ids))
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([name, one]) => [keyNow(name, ids), withIds(one, ids)] as const)
  return Object.fromEntries(entries)
}

/** Changes that still wait, once rows they name have their ids. */
export const withIdsOf = (changes: ReadonlyArray<MenuChange>, ids: NewIds): ReadonlyArray<MenuChange> =>
  Object.keys(ids).length === 0
    ? changes
    : changes.map((one) => ({ ...one, ops: withIds(one.ops, ids) as ReadonlyArray<MenuOp> }))

const names: ReadonlySet<string> = new Set(menuListNames)

/** True of a change as it was kept over a reload. */
export const isMenuChange = (value: unknown): value is MenuChange => {
  const { key, ops } = Object(value) as Partial<MenuChange>
  return (
    typeof key === "string" &&
    Array.isArray(ops) &&
    ops.every((one) => isRecord(one) && typeof one["op"] === "string") &&
    ops.every((one: object) => !("list" in one) || names.has(String(one.list)))
  )
}
