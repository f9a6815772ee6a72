import type { MenuData } from "../menuData.ts"
import type { MenuOp } from "../menuOps.ts"
import { rowIn } from "./draft.ts"
import { isLinkOp, overLink } from "./linkValues.ts"
import { isPlaceOp, valuesUnder } from "./placeOps.ts"

/** The same changes made to what they are about as it is in `data`: by the versions of rows, and the values of places and links. */
export const withVersionsOf = (data: MenuData, ops: ReadonlyArray<MenuOp>): ReadonlyArray<MenuOp> =>
  ops.map((change) => {
    if (isPlaceOp(change)) return { ...change, was: valuesUnder(data, change) }
    if (isLinkOp(change)) return overLink(data, change)
    if (!("version" in change)) return change
    const row = rowIn(data, change.list, change._id)
    return row ? { ...change, version: row.version } : change
  })
