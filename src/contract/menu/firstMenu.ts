import type { MenuOp } from "./menuOps.ts"

/** The change that gives a store its first menu, without which nothing of it is sold. */
export const firstMenu = (tempId: string): MenuOp => ({
  op: "create",
  list: "menus",
  tempId,
  fields: { name: "Cardápio", context: "DELIVERY", isDefault: true, adjustKind: "NONE", roundTo: "NONE" },
})
