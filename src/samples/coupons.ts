import type { coupons } from "../contract/resources/coupons.ts"
import { couponOffers } from "./couponOffers.ts"
import { momentFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"
import { nth } from "./nth.ts"

/** Stores that sell what a segment is, both by their place among the demo's. */
const storeOf: Readonly<Record<number, number>> = { 2: 4, 5: 13, 8: 9, 9: 12, 11: 12, 14: 2, 15: 11 }
const otherCoupons = [1, 4, 6, 7, 2, 5] as const

/** Coupons of some stores, around this moment; segments, categories and owners are named by their place, from 1. */
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
    owner: storeOf[Number(more?.segments?.[0] ?? 0)] ?? nth(otherCoupons, index),
    createdAt: momentFrom(now, Math.min(startsIn, 0) - 3),
  }))
