import type { MenuData } from "../menuData.ts"
import type { MenuOp } from "../menuOps.ts"
import { rowIn } from "./draft.ts"

/** The same changes made to the rows as they are in `data`. */
export const withVersionsOf = (data: MenuData, ops: ReadonlyArray<MenuOp>): ReadonlyArray<MenuOp> =>
  ops.map((change) => {
    if (!("version" in change)) return change
    const row = rowIn(data, change.list, change._id)
    return row ? { ...change, version: row.version } : change
  })
