import { eanOf } from "../menu/barcode.ts"
import { type Barcodes, hasBarcode } from "../products/hasBarcode.ts"
import { compareNames } from "../search/compareNames.ts"
import { folded } from "../search/folded.ts"
import type { OrderItem } from "./order.ts"
import { maxShelf, type ShelfItem } from "./shelf.ts"
import { goodOf } from "./shelfOf.ts"

/** A product on sale, at its price of now. */
export interface ShelfProduct extends ShelfItem, Barcodes {
  readonly ean?: string | null
  readonly brand?: string | null
  /** True where the store says it is like the one that is missing. */
  readonly isSimilar: boolean
}

const isFound = (product: ShelfProduct, search: string): boolean => {
  const { name, brand, sku } = product
  const query = folded(search).trim()
  const known = folded(`${name} ${brand ?? ""}`)
  const code = eanOf(search)
  return (
    query.split(" ").every((word) => known.includes(word)) ||
    folded(sku ?? "") === query ||
    (code !== undefined && hasBarcode(product, code))
  )
}

/** Returns the products that can replace an order's item: those like it first, then those of its aisle. */
export const shelfOfProducts = (
  products: ReadonlyArray<ShelfProduct>,
  orderItem: OrderItem,
  search: string,
): ReadonlyArray<ShelfItem> => {
  const { name, sku, aisle, unit = null } = { ...orderItem, ...orderItem.ordered }
  const isSame = (one: ShelfProduct) => one.name === name || (one.sku != null && one.sku === sku)
  const rank = ({ isSimilar, aisle: own }: ShelfProduct) =>
    (isSimilar ? 2 : 0) + Number((own ?? null) === (aisle ?? null))
  return products
    .filter((one) => !isSame(one) && (one.unit ?? null) === (unit ?? "UN") && isFound(one, search))
    .toSorted((one, other) => rank(other) - rank(one) || compareNames(one.name, other.name))
    .slice(0, maxShelf)
    .map(goodOf)
}
