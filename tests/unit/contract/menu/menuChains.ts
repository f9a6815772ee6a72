import { applyOps, type Making } from "../../../../src/contract/menu/changes/applyOps.ts"
import type { MenuData } from "../../../../src/contract/menu/menuData.ts"
import type { MenuOp } from "../../../../src/contract/menu/menuOps.ts"
import { sampleAt } from "./menuDataSample.ts"

let last = 1000

/** New ids, and the moment of the samples. */
export const making = (more: Partial<Making> = {}): Making => ({
  newId: () => (last += 1),
  at: sampleAt,
  ...more,
})

/** A store without any menu. */
export const emptyMenu = (company: number): MenuData => ({
  version: 1,
  store: { _id: company, name: `Loja ${company}`, timeZone: "America/Sao_Paulo" },
  menus: [],
  categories: [],
  items: [],
  groups: [],
  options: [],
  ingredients: [],
  itemGroups: [],
  itemIngredients: [],
  places: [],
})

/** A menu after changes that are not refused. */
export const made = (data: MenuData, ops: ReadonlyArray<MenuOp>, more: Partial<Making> = {}) => {
  const result = applyOps(data, ops, making(more))
  if ("refusal" in result) throw new Error(JSON.stringify(result.refusal))
  return result
}
