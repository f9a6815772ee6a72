import { idKey } from "../../wire/recordId.ts"
import { rowIn } from "../changes/draft.ts"
import { isLinkOp, isStaleLink } from "../changes/linkValues.ts"
import { isPlaceOp, isStalePlace } from "../changes/placeOps.ts"
import type { MenuData, MenuList } from "../menuData.ts"
import type { MenuOp } from "../menuOps.ts"
import type { MenuPlan } from "./menuPlan.ts"

/** A row by its list and id. */
type RowRef = readonly [list: MenuList, id: string]

const rowOf = (change: MenuOp): RowRef | undefined => {
  if ("version" in change) return [change.list, idKey(change._id)]
  if ("item" in change && change.item !== undefined) return ["items", idKey(change.item)]
  return "option" in change && change.option !== undefined ? ["options", idKey(change.option)] : undefined
}

/** True if somebody changed what a change is about since, or removed it. */
const isStale = (data: MenuData, change: MenuOp) => {
  if (isPlaceOp(change)) return isStalePlace(data, change)
  if (isLinkOp(change)) return isStaleLink(data, change)
  return "version" in change && rowIn(data, change.list, change._id)?.version !== change.version
}

/** The changes whose rows are as they were then, with their places and links, and the rows that are not. */
export const freshOps = (data: MenuData, ops: ReadonlyArray<MenuOp>) => {
  const stale = ops.flatMap((change) => {
    const ref = rowOf(change)
    return ref && isStale(data, change) ? [ref] : []
  })
  const keys = new Set(stale.map((ref) => ref.join(" ")))
  const isKept = (change: MenuOp) => {
    const ref = rowOf(change)
    return ref !== undefined && keys.has(ref.join(" "))
  }
  return { ops: ops.filter((change) => !isKept(change)), kept: stale }
}

/** The plan with the rows that stay, as somebody changed them since. */
export const keptPlan = (plan: MenuPlan, data: MenuData, kept: ReadonlyArray<RowRef>): MenuPlan => {
  const refs = new Map(kept.map((ref) => [ref.join(" "), ref]))
  const rows = [...refs.values()].flatMap(([list, id]) => {
    const row = rowIn(data, list, id)
    return row ? [{ kind: "KEEP" as const, list, name: String(row["name"] ?? ""), fields: [] }] : []
  })
  return { ...plan, kept: rows.length, rows: [...plan.rows.filter(({ kind }) => kind !== "KEEP"), ...rows] }
}
