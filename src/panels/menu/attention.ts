import { hasPricedGroup } from "../../contract/menu/blockersOf.ts"
import type { ItemRow, MenuData } from "../../contract/menu/menuData.ts"
import { statusAt } from "../../contract/menu/statusAt.ts"

/** Kinds of things an item lacks, or that somebody should look at. */
export const attentions = [
  "SOLD_OUT",
  "NO_PICTURE",
  "BELOW_COST",
  "NO_PRICE",
  "NO_ALLERGENS",
  "NO_CODE",
] as const
export type Attention = (typeof attentions)[number]

/** True if an item asks for attention of a kind, at a moment in milliseconds since 1970. */
export const asksFor = (data: MenuData, item: ItemRow, kind: Attention, at: number): boolean => {
  switch (kind) {
    case "SOLD_OUT":
      return statusAt(data, "items", item, at) === "OUT_OF_STOCK"
    case "NO_PICTURE":
      return (item.images ?? []).length === 0
    case "BELOW_COST":
      return typeof item.cost === "number" && item.price <= item.cost
    case "NO_PRICE":
      return item.price === 0 && !hasPricedGroup(data, item)
    case "NO_ALLERGENS":
      return !item.allergensToldAt
    case "NO_CODE":
      return !item.code
  }
}
