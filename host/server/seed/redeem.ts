import type { coupons } from "../../../src/contract/resources/coupons.ts"
import type { RowOf } from "../../../src/contract/resource/resource.ts"
import { wallTimeAt } from "../../../src/contract/companies/zonedTime.ts"
import { limits } from "../../../src/contract/limits.ts"

/** Fields of a coupon that decide if an order may redeem it, and its discount. */
export type RedeemedCoupon = { readonly id: number } & Pick<
  RowOf<typeof coupons>,
  | "type"
  | "percent"
  | "value"
  | "maxDiscount"
  | "minOrder"
  | "startsAt"
  | "endsAt"
  | "weekdays"
  | "fromTime"
  | "untilTime"
  | "audience"
  | "channels"
  | "fulfillment"
>

/** Facts about an order that a coupon checks. */
export interface RedeemingOrder {
  readonly placedAt: number
  /** Cents, before fees and discounts. */
  readonly itemsCents: number
  readonly deliveryFeeCents: number
  readonly channel: string
  readonly fulfillment: string
  /** Number of orders the customer has placed there, including this one. */
  readonly customerOrders: number
}

const weekdays = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const allows = (values: ReadonlyArray<string>, value: string) => values.length === 0 || values.includes(value)

const isInTime = (coupon: RedeemedCoupon, placedAt: number): boolean => {
  const { startsAt, endsAt, fromTime, untilTime } = coupon
  const { day, minutes } = wallTimeAt(placedAt, limits.timeZone)
  return (
    Date.parse(startsAt) <= placedAt &&
    (!endsAt || placedAt < Date.parse(endsAt)) &&
    allows(coupon.weekdays, weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()]!) &&
    (!fromTime || minutesOf(fromTime) <= minutes) &&
    (!untilTime || minutes <= minutesOf(untilTime))
  )
}

const fits = (coupon: RedeemedCoupon, order: RedeemingOrder): boolean =>
  isInTime(coupon, order.placedAt) &&
  order.itemsCents >= (coupon.minOrder ?? 0) &&
  allows(coupon.channels, order.channel) &&
  allows(coupon.fulfillment, order.fulfillment) &&
  (coupon.audience === "ALL" || (coupon.audience === "NEW_CUSTOMER") === (order.customerOrders === 1))

const discountOf = (coupon: RedeemedCoupon, { itemsCents, deliveryFeeCents }: RedeemingOrder): number => {
  if (coupon.type === "FREE_DELIVERY") return deliveryFeeCents
  if (coupon.type === "FIXED") return Math.min(coupon.value ?? 0, itemsCents)
  if (coupon.type !== "PERCENT") return 0
  const share = Math.round((itemsCents * (coupon.percent ?? 0)) / 10_000)
  return Math.min(share, coupon.maxDiscount ?? share)
}

/** The coupon of the store's that an order redeems, and what it takes off, in cents; undefined where none fits. */
export const redeemedBy = (
  coupons: ReadonlyArray<RedeemedCoupon>,
  order: RedeemingOrder,
): { readonly couponId: number; readonly discountCents: number } | undefined => {
  const found = coupons
    .filter((coupon) => fits(coupon, order))
    .map((coupon) => ({ couponId: coupon.id, discountCents: discountOf(coupon, order) }))
    .filter(({ discountCents }) => discountCents > 0)
  return found[Math.floor(order.placedAt / 1000) % (found.length || 1)]
}
