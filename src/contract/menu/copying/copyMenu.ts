import { applyOps, type MadeChanges, type Making } from "../changes/applyOps.ts"
import type { OpsRefusal } from "../changes/draft.ts"
import { rowsIn } from "../changes/draft.ts"
import type { MenuData } from "../menuData.ts"
import type { MenuOp } from "../menuOps.ts"
import { copyLinks } from "./copyLinks.ts"
import { type Copying, copyRows } from "./copyRows.ts"
import { copyOrder, matchRows } from "./matchRows.ts"
import { plannedIds } from "../changes/plannedIds.ts"
import { type MenuPlan, menuPlan, refusedPlan } from "./menuPlan.ts"

/**
 * Changes that give a store the menu of another one, or a part of it: what has the same code, or else the same name in
 * the same place, is brought up to date; what is not there is made; all else stays. What is empty in the other store
 * empties nothing, and stock and what is sold out stay as they are.
 */
export const copyOps = (source: MenuData, target: MenuData): ReadonlyArray<MenuOp> => {
  const copying: Copying = {
    source,
    target,
    matches: matchRows(source, target),
    isFollowing: false,
    isPart: false,
  }
  return [...copyRows(copying), ...copyLinks(copying)]
}

/** Number of rows of a store that another one has, too. */
export const matchedRows = (source: MenuData, target: MenuData): number => {
  const matches = matchRows(source, target, target.follows?.rows)
  return copyOrder.flatMap((list) => rowsIn(source, list).filter((row) => matches.of(list, row._id))).length
}

/** The plan of changes of a store's menu, or the reason they would be refused. */
export const planOf = (
  source: MenuData,
  target: MenuData,
  ops: ReadonlyArray<MenuOp>,
  making: Making,
): { readonly plan: MenuPlan; readonly made: MadeChanges } | { readonly refusal: OpsRefusal } => {
  const made = applyOps(target, ops, making)
  if ("refusal" in made) return made
  return { plan: menuPlan(target, made.data, matchedRows(source, target)), made }
}

/** Changes that copy a menu to a store, and their plan; none where its menu refuses them, which the plan says. */
export const copyPlan = (
  source: MenuData,
  target: MenuData,
  at: number,
): { readonly ops: ReadonlyArray<MenuOp>; readonly plan: MenuPlan } => {
  const ops = copyOps(source, target)
  const found = planOf(source, target, ops, { newId: plannedIds(), at })
  return "plan" in found ? { ops, plan: found.plan } : { ops: [], plan: refusedPlan(target, found.refusal) }
}
