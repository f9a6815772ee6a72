/** A simulation's assumptions about an order. Amounts are in cents, percentages in hundredths of a percent. */
export interface Assumed {
  /** Average order value, before fees and discounts. */
  readonly basket: number
  /** The store's share of it after goods and labor. */
  readonly margin: number
  /** The platform's share of it. */
  readonly fee: number
  /** Cost of a free delivery. */
  readonly deliveryFee: number
  /** Number of orders that use the coupon. */
  readonly orders: number
}

/** A coupon's rule, as far as it costs something. */
export interface CouponCost {
  readonly type: string
  readonly percent: number
  readonly value: number
  readonly maxDiscount: number | undefined
  readonly minOrder: number
  readonly fundedBy: string
  readonly platformShare: number
}

const wholeInHundredths = 10_000

/** A share of an amount, in cents. */
const shareOf = (amount: number, hundredths: number): number =>
  Math.round((amount * hundredths) / wholeInHundredths)

/** Returns a coupon's discount on an order, in cents; zero below its minimum. */
export const discountOf = (coupon: CouponCost, { basket, deliveryFee }: Assumed): number => {
  const { type, percent, value, maxDiscount, minOrder } = coupon
  if (basket < minOrder) return 0
  if (type === "FREE_DELIVERY") return deliveryFee
  if (type === "FIXED") return Math.min(value, basket)
  const share = shareOf(basket, percent)
  return Math.min(share, maxDiscount ?? share)
}

type Funder = "PLATFORM" | "FRANCHISE" | "COMPANY"

/** Returns the funders of a discount and their shares, in hundredths of a percent. */
const fundersOf = ({ fundedBy, platformShare }: CouponCost): ReadonlyArray<readonly [Funder, number]> => {
  if (fundedBy === "SHARED")
    return [
      ["PLATFORM", platformShare],
      ["COMPANY", wholeInHundredths - platformShare],
    ]
  return fundedBy === "PLATFORM" || fundedBy === "FRANCHISE" || fundedBy === "COMPANY"
    ? [[fundedBy, wholeInHundredths]]
    : []
}

/** Returns a funder's earnings from a basket, in hundredths of a percent; undefined if unknown. */
const earningOf = (funder: Funder, { margin, fee }: Assumed): number | undefined => {
  if (funder === "COMPANY") return margin - fee
  return funder === "PLATFORM" ? fee : undefined
}

/** The basket from which on a funder's part of the discount costs no more than they earn; undefined where there is none. */
const breakEvenOf = (
  coupon: CouponCost,
  assumed: Assumed,
  [funder, share]: readonly [Funder, number],
): number | undefined => {
  const earned = earningOf(funder, assumed)
  if (earned === undefined) return undefined
  const { type, percent, value, maxDiscount, minOrder } = coupon
  const isShare = type === "PERCENT" || type === "CASHBACK"
  if (isShare && earned * wholeInHundredths >= percent * share) return minOrder
  const maxDiscountCents = isShare ? maxDiscount : type === "FIXED" ? value : assumed.deliveryFee
  if (maxDiscountCents === undefined || (earned <= 0 && maxDiscountCents * share > 0)) return undefined
  return Math.max(minOrder, earned > 0 ? Math.ceil((maxDiscountCents * share) / earned) : 0)
}

/** Cost of a coupon for one of its funders. */
export interface Cost {
  readonly funder: Funder
  readonly perOrder: number
  readonly inAll: number
  /** Earnings from such an order before the coupon, if known. */
  readonly earned: number | undefined
  /** The basket from which on they do not lose. */
  readonly breakEven: number | undefined
}

/** Returns each funder's cost of a coupon, in whole cents that add up to the discount. */
export const costsOf = (coupon: CouponCost, assumed: Assumed): ReadonlyArray<Cost> => {
  const discount = discountOf(coupon, assumed)
  const funders = fundersOf(coupon)
  let remaining = discount
  return funders.map((part, at) => {
    const [funder, share] = part
    const perOrder = at === funders.length - 1 ? remaining : shareOf(discount, share)
    remaining -= perOrder
    const earning = earningOf(funder, assumed)
    return {
      funder,
      perOrder,
      inAll: perOrder * assumed.orders,
      earned: earning === undefined ? undefined : shareOf(assumed.basket, earning),
      breakEven: breakEvenOf(coupon, assumed, part),
    }
  })
}
