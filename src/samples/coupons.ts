import type { coupons } from "../contract/resources/coupons.ts"
import { couponOffers } from "./couponOffers.ts"
import { momentFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"

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
    startsAt: momentFrom(now, startsIn),
    ...(endsIn === null ? {} : { endsAt: momentFrom(now, endsIn) }),
    ...more,
    used,
    discountGiven: used * (offer.type === "FIXED" ? offer.value : 700),
    status,
    owner: 1 + (index % 5),
    createdAt: momentFrom(now, Math.min(startsIn, 0) - 3),
  }))
