import { shareOut } from "../finance/shareOut.ts"
import { type RecordId, sameId } from "../wire/recordId.ts"

/** Menu items and categories a coupon is for; without any it is for whole orders. */
export interface CouponScope {
  readonly items: ReadonlyArray<RecordId>
  readonly categories: ReadonlyArray<RecordId>
}

/** Rule of a coupon's discount; amounts are in cents, the percentage in hundredths of a percent. */
export interface DiscountRule extends CouponScope {
  readonly type: string
  readonly percent?: number | null | undefined
  readonly value?: number | null | undefined
  readonly maxDiscount?: number | null | undefined
}

/** Line of an order as a coupon reads it: its menu item, and the category around that with the one above. */
export interface DiscountedLine {
  readonly item?: RecordId | undefined
  readonly categories: ReadonlyArray<RecordId>
  readonly totalCents: number
}

/** Discount in cents, and its part in each line of the order; the delivery fee is part of no line. */
export interface Discount {
  readonly discountCents: number
  readonly lineCents: ReadonlyArray<number>
}

/** True if a coupon is for a line. */
const isFor = ({ items, categories }: CouponScope, line: DiscountedLine): boolean =>
  (items.length === 0 && categories.length === 0) ||
  (line.item !== undefined && items.some((id) => sameId(id, line.item))) ||
  categories.some((id) => line.categories.some((one) => sameId(id, one)))

const amountOf = ({ type, percent, value, maxDiscount }: DiscountRule, cents: number): number => {
  if (type === "FIXED") return Math.min(value ?? 0, cents)
  if (type !== "PERCENT") return 0
  const share = Math.round((cents * (percent ?? 0)) / 10_000)
  return Math.min(share, maxDiscount ?? share)
}

/**
 * Discount a coupon gives on an order: on the lines it is for alone, shared over them by largest remainder so that it adds
 * up to the cent. Free delivery asks for one such line.
 */
export const couponDiscount = (
  rule: DiscountRule,
  lines: ReadonlyArray<DiscountedLine>,
  deliveryFeeCents: number,
): Discount => {
  const weights = lines.map((line) => (isFor(rule, line) ? line.totalCents : 0))
  const cents = weights.reduce((sum, one) => sum + one, 0)
  const isDelivery = rule.type === "FREE_DELIVERY"
  if (isDelivery || cents === 0)
    return {
      discountCents: isDelivery && lines.some((line) => isFor(rule, line)) ? deliveryFeeCents : 0,
      lineCents: weights.map(() => 0),
    }
  const discountCents = amountOf(rule, cents)
  return { discountCents, lineCents: shareOut(weights, discountCents) }
}
