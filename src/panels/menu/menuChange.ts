import { type MenuList, menuListNames } from "../../contract/menu/menuData.ts"
import type { MenuOp } from "../../contract/menu/menuOps.ts"
import { type NewIds, withIds } from "../../contract/menu/changes/newIds.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"

/** Changes somebody made together, on their way to the server. */
export interface MenuChange {
  /** Names the call, so that a repeat after a lost answer counts once. */
  readonly key: string
  readonly ops: ReadonlyArray<MenuOp>
  /** For each operation, the values it takes the place of; absent where nobody knows them. */
  readonly former?: Former
  /** Takes earlier changes back: it is not taken back itself. */
  readonly isUndo?: true
  /** Names what somebody did at once where it takes several calls: they are taken back together. */
  readonly step?: string
}

/** Values of fields that operations take the place of, one entry for each operation. */
export type Former = ReadonlyArray<Readonly<Record<string, unknown>> | null>

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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Changes that still wait, once rows they name have their ids. */
export const withIdsOf = (
  changes: ReadonlyArray<MenuChange>,
  created: Readonly<Record<string, RecordId>>,
): ReadonlyArray<MenuChange> => {
  const ids: NewIds = new Map(Object.entries(created))
  return ids.size === 0
    ? changes
    : changes.map(({ former, ...one }) => ({
        ...one,
        ops: withIds(one.ops, ids) as ReadonlyArray<MenuOp>,
        ...(former && { former: withIds(former, ids) as Former }),
      }))
}

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
