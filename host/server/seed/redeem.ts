import type { coupons } from "../../../src/contract/resources/coupons.ts"
import type { RowOf } from "../../../src/contract/resource/resource.ts"
import { wallTimeAt } from "../../../src/contract/companies/zonedTime.ts"
import {
  type CouponScope,
  couponDiscount,
  type Discount,
  type DiscountedLine,
} from "../../../src/contract/coupons/couponDiscount.ts"
import { limits } from "../../../src/contract/limits.ts"

/** Fields of a coupon that decide if an order may redeem it, and its discount. */
export type RedeemedCoupon = { readonly id: number } & CouponScope &
  Pick<
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
  readonly lines: ReadonlyArray<DiscountedLine>
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
  order.lines.reduce((sum, { totalCents }) => sum + totalCents, 0) >= (coupon.minOrder ?? 0) &&
  allows(coupon.channels, order.channel) &&
  allows(coupon.fulfillment, order.fulfillment) &&
  (coupon.audience === "ALL" || (coupon.audience === "NEW_CUSTOMER") === (order.customerOrders === 1))

/** The coupon of the store's that an order redeems, and what it takes off; undefined where none fits. */
export const redeemedBy = (
  coupons: ReadonlyArray<RedeemedCoupon>,
  order: RedeemingOrder,
): (Discount & { readonly couponId: number }) | undefined => {
  const found = coupons
    .filter((coupon) => fits(coupon, order))
    .map((coupon) => ({
      couponId: coupon.id,
      ...couponDiscount(coupon, order.lines, order.deliveryFeeCents),
    }))
    .filter(({ discountCents }) => discountCents > 0)
  return found[Math.floor(order.placedAt / 1000) % (found.length || 1)]
}
