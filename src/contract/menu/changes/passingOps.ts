import type { MenuData } from "../menuData.ts"
import type { MenuOp } from "../menuOps.ts"
import { applyOps, type Making } from "./applyOps.ts"
import { rowIn } from "./draft.ts"

const fresh = (data: MenuData, change: MenuOp): MenuOp => {
  const row = "version" in change ? rowIn(data, change.list, change._id) : undefined
  return row ? ({ ...change, version: row.version } as MenuOp) : change
}

/**
 * The changes that can be made one after the other, whatever becomes of the others; none of them may create rows. They
 * can be made at once.
 */
export const passingOps = (
  data: MenuData,
  ops: ReadonlyArray<MenuOp>,
  making: Making,
): ReadonlyArray<MenuOp> => {
  const whole = applyOps(
    data,
    ops.map((change) => fresh(data, change)),
    making,
  )
  if ("data" in whole) return ops
  const passing = new Array<MenuOp>()
  let now = data
  for (const change of ops) {
    const made = applyOps(now, [fresh(now, change)], making)
    if ("refusal" in made) continue
    passing.push(change)
    now = made.data
  }
  return passing
}
