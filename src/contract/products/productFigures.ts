import { isOnPromotion } from "../menu/price.ts"
import type { products } from "../resources/products.ts"
import type { RowOf } from "../resource/resource.ts"

type Row = RowOf<typeof products>

/** The fields of a product from which its figures follow. */
export type Priced = Pick<
  Row,
  | "price"
  | "promoPrice"
  | "promoFrom"
  | "promoUntil"
  | "cost"
  | "sellBy"
  | "unit"
  | "netContent"
  | "contentUnit"
>

/** Price in cents of a product at a moment, in milliseconds since 1970: the promotional one in its period. */
export const productPrice = (product: Priced, at: number): number =>
  isOnPromotion(product, at) ? (product.promoPrice ?? product.price) : product.price

/** Measures that prices are compared by. */
export type PricedMeasure = "KG" | "L" | "UN"

/** The measure a product is charged by, or holds, and how many of it; undefined where nobody told. */
const measured = ({
  sellBy,
  unit,
  netContent,
  contentUnit,
}: Priced): readonly [PricedMeasure, number] | undefined => {
  if (sellBy !== "UNIT" || unit === "KG" || unit === "L")
    return [unit === "L" || unit === "ML" ? "L" : "KG", unit === "G" || unit === "ML" ? 0.001 : 1]
  if (!netContent) return undefined
  if (contentUnit === "UN") return ["UN", netContent]
  return [contentUnit === "ML" ? "L" : "KG", netContent / 1000]
}

/** The measure a product's price is told by: a kilogram, a liter or a piece (Lei 10.962, art. 2º-A). */
export const measureOf = (product: Priced): PricedMeasure | undefined => measured(product)?.[0]

/** Price in cents per kilogram, liter or piece at a moment, half up; null where the content is not told. */
export const unitPriceOf = (product: Priced, at: number): number | null => {
  const [, amount = 0] = measured(product) ?? []
  return amount > 0 ? Math.floor(productPrice(product, at) / amount + 0.5) : null
}

/** The part of a price that is left after the cost, in hundredths of a percent, half up; null where one is not known. */
export const marginAt = (price: number | null, cost: number | null): number | null =>
  price === null || price <= 0 || cost === null ? null : Math.floor(((price - cost) * 10_000) / price + 0.5)

/** The same of a product's price at a moment. */
export const marginOf = (product: Priced, at: number): number | null =>
  marginAt(productPrice(product, at), product.cost ?? null)
