/** What a simulation assumes of an order. Amounts are in cents, percentages in hundredths of a percent. */
export interface Assumed {
  /** What is ordered on average, before fees and discounts. */
  readonly basket: number
  /** What the store keeps of it once goods and work are paid. */
  readonly margin: number
  /** What the platform takes of it. */
  readonly fee: number
  /** What a free delivery costs. */
  readonly deliveryFee: number
  /** How many orders use the coupon. */
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

const whole = 10_000

/** A share of an amount, in cents. */
const shareOf = (amount: number, hundredths: number): number => Math.round((amount * hundredths) / whole)

/** What the coupon takes off an order, in cents; nothing below its minimum. */
export const discountOf = (coupon: CouponCost, { basket, deliveryFee }: Assumed): number => {
  const { type, percent, value, maxDiscount, minOrder } = coupon
  if (basket < minOrder) return 0
  if (type === "FREE_DELIVERY") return deliveryFee
  if (type === "FIXED") return Math.min(value, basket)
  const share = shareOf(basket, percent)
  return Math.min(share, maxDiscount ?? share)
}

type Funder = "PLATFORM" | "FRANCHISE" | "COMPANY"

/** Who pays how much of a discount, in hundredths of a percent. */
const fundersOf = ({ fundedBy, platformShare }: CouponCost): ReadonlyArray<readonly [Funder, number]> => {
  if (fundedBy === "SHARED")
    return [
      ["PLATFORM", platformShare],
      ["COMPANY", whole - platformShare],
    ]
  return fundedBy === "PLATFORM" || fundedBy === "FRANCHISE" || fundedBy === "COMPANY"
    ? [[fundedBy, whole]]
    : []
}

/** What a funder earns of a basket, in hundredths of a percent; undefined where that is not known. */
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
  if (isShare && earned * whole >= percent * share) return minOrder
  const most = isShare ? maxDiscount : type === "FIXED" ? value : assumed.deliveryFee
  if (most === undefined || (earned <= 0 && most * share > 0)) return undefined
  return Math.max(minOrder, earned > 0 ? Math.ceil((most * share) / earned) : 0)
}

/** What a coupon costs one of those who pay for it. */
export interface Cost {
  readonly funder: Funder
  readonly perOrder: number
  readonly inAll: number
  /** What they earn of such an order before the coupon, where that is known. */
  readonly earned: number | undefined
  /** The basket from which on they do not lose. */
  readonly breakEven: number | undefined
}

/** What each of those who pay for a coupon pays, in whole cents that add up to the discount. */
export const costsOf = (coupon: CouponCost, assumed: Assumed): ReadonlyArray<Cost> => {
  const discount = discountOf(coupon, assumed)
  const funders = fundersOf(coupon)
  let left = discount
  return funders.map((part, at) => {
    const [funder, share] = part
    const perOrder = at === funders.length - 1 ? left : shareOf(discount, share)
    left -= perOrder
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
