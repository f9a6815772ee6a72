import * as Effect from "effect/Effect"
import { coupons } from "../../../../src/contract/resources/coupons.ts"
import { rulesOf } from "../rules.ts"

/** A new coupon was used by nobody yet. */
export const couponRules = rulesOf(coupons, {
  create: () => Effect.succeed({ used: 0, discountGiven: 0 }),
})
