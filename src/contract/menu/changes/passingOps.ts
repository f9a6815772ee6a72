import type { MenuData } from "../menuData.ts"
import type { MenuOp } from "../menuOps.ts"
import { applyOps, type Making } from "./applyOps.ts"
import { withVersionsOf } from "./withVersionsOf.ts"

/**
 * The changes that can be made one after the other, whatever becomes of the others; none of them may create rows. They
 * can be made at once.
 */
export const passingOps = (
  data: MenuData,
  ops: ReadonlyArray<MenuOp>,
  making: Making,
): ReadonlyArray<MenuOp> => {
  const whole = applyOps(data, withVersionsOf(data, ops), making)
  if ("data" in whole) return ops
  const passing = new Array<MenuOp>()
  let now = data
  for (const change of ops) {
    const made = applyOps(now, withVersionsOf(now, [change]), making)
    if ("refusal" in made) continue
    passing.push(change)
    now = made.data
  }
  return passing
}
