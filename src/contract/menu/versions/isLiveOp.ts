import { rowIn } from "../changes/draft.ts"
import type { MenuData } from "../menuData.ts"
import type { MenuOp } from "../menuOps.ts"
import { isHidden } from "./menuContent.ts"

/** True of a change that no version waits for: stock, and what is sold out or sold again. */
export const isLiveOp = (data: MenuData, change: MenuOp): boolean => {
  if (change.op === "stock") return true
  if (change.op !== "status" || change.list === "menus" || change.to === "HIDDEN") return false
  return !isHidden(rowIn(data, change.list, change._id) ?? {})
}
