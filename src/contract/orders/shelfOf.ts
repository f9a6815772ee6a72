import type { OrderItem } from "./order.ts"
import { maxShelf, type ShelfItem } from "./shelf.ts"
import { folded } from "../search/folded.ts"
import { compareNames } from "../search/compareNames.ts"

const isFound = ({ name, sku, ean }: ShelfItem, search: string): boolean => {
  const query = folded(search).trim()
  const known = folded(name)
  return (
    query.split(" ").every((word) => known.includes(word)) ||
    [sku, ean].some((code) => folded(code ?? "") === query)
  )
}

/** A good as a shelf tells of it. */
export const goodOf = ({ name, unitPriceCents, sku, ean, aisle, unit }: ShelfItem): ShelfItem => ({
  name,
  unitPriceCents,
  ...(sku != null && { sku }),
  ...(ean != null && { ean }),
  ...(aisle != null && { aisle }),
  ...(unit != null && { unit }),
})

const isOnShelf = ({ change, options = [] }: OrderItem): boolean =>
  change !== "SUBSTITUTED" && options.length === 0

/** Returns the items a store sold that can replace one of its items, the latest first. */
export const shelfOf = (
  sold: ReadonlyArray<OrderItem>,
  orderItem: OrderItem,
  search: string,
): ReadonlyArray<ShelfItem> => {
  const { name, aisle, unit = null } = { ...orderItem, ...orderItem.ordered }
  const goods = new Map<string, ShelfItem>()
  for (const item of sold) if (isOnShelf(item) && !goods.has(item.name)) goods.set(item.name, goodOf(item))
  const isNear = (good: ShelfItem) => Number((good.aisle ?? null) === (aisle ?? null))
  return [...goods.values()]
    .filter((good) => good.name !== name && (good.unit ?? null) === unit && isFound(good, search))
    .toSorted((one, other) => isNear(other) - isNear(one) || compareNames(one.name, other.name))
    .slice(0, maxShelf)
}
