import type { coupons } from "../contract/resources/coupons.ts"
import { couponOffers } from "./couponOffers.ts"
import type { GivenRow } from "./givenRow.ts"

const dayMs = 86_400_000

const momentIn = (now: number, days: number): string =>
  `${new Date(now + days * dayMs).toISOString().slice(0, 11)}03:00:00.000Z`

/** Coupons of five stores, around this moment; segments and owners are named by their place, from 1. */
export const sampleCoupons = (now: number): ReadonlyArray<GivenRow<typeof coupons>> =>
  couponOffers.map(([code, title, offer, funding, status, [startsIn, endsIn], used, more], index) => ({
    code,
    title,
    ...offer,
    ...funding,
    audience: "ALL",
    channels: ["APP", "SITE"],
    fulfillment: ["DELIVERY", "TAKEOUT"],
    isPublic: true,
    isStackable: index % 5 === 0,
    startsAt: momentIn(now, startsIn),
    ...(endsIn === null ? {} : { endsAt: momentIn(now, endsIn) }),
    ...more,
    used,
    discountGiven: used * (offer.type === "FIXED" ? offer.value : 700),
    status,
    owner: 1 + (index % 5),
    createdAt: momentIn(now, Math.min(startsIn, 0) - 3),
  }))
