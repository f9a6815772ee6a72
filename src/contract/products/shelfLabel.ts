import { isOnPromotion } from "../menu/price.ts"
import { type Priced, productPrice } from "./productFigures.ts"

/** Label of a product as it stands on the shelf. */
export interface ShelfLabel {
  /** Price in cents; null where there is no label. */
  readonly price: number | null
  readonly clubPrice: number | null
  /** Somebody read it on the shelf, and it said another price than the one of that moment. */
  readonly isWrong: boolean
}

/** Reasons a product waits for another label: it is new, its price moved, a sale began, or the label was found wrong on the shelf. */
export const labelReasons = ["NEW", "PRICE", "PROMO", "CHECKED"] as const
/** One of them. */
export type LabelReason = (typeof labelReasons)[number]

/** A product whose label may be out of date. */
export type Labeled = Priced & { readonly clubPrice?: number | null | undefined }

/**
 * Tells why a product needs another label at a moment, in milliseconds since 1970; null for one whose label says the price of
 * that moment, and for one nobody knows the label of. So a sale that begins or ends puts it in the queue by itself, and a price
 * that goes back takes it out.
 */
export const labelReason = (
  product: Labeled,
  label: ShelfLabel | undefined,
  at: number,
): LabelReason | null => {
  if (!label) return null
  const isRight = label.price === productPrice(product, at) && label.clubPrice === (product.clubPrice ?? null)
  if (isRight) return null
  if (label.isWrong) return "CHECKED"
  if (label.price === null) return "NEW"
  return isOnPromotion(product, at) ? "PROMO" : "PRICE"
}

/** Label that says what a product costs at a moment. */
export const labelOf = (product: Labeled, at: number): ShelfLabel => ({
  price: productPrice(product, at),
  clubPrice: product.clubPrice ?? null,
  isWrong: false,
})
