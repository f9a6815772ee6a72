import { count, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { RecordInUse } from "../../../src/contract/resource/refusals.ts"
import { coupons } from "../../../src/contract/resources/coupons.ts"
import { query } from "../db/database.ts"
import { orders } from "../db/tradeSchema.ts"
import { rulesOf } from "../resource/rules.ts"

export const couponRules = rulesOf(coupons, {
  // A new coupon was used by nobody yet.
  create: () => Effect.succeed({ used: 0, discountGiven: 0 }),
  // The payer of an order's discount stays on record.
  remove: ({ tx }, { _id: id }) =>
    Effect.flatMap(
      query(() =>
        tx
          .select({ used: count() })
          .from(orders)
          .where(eq(orders.couponId, Number(id))),
      ),
      ([{ used } = { used: 0 }]) =>
        used > 0 ? Effect.fail(new RecordInUse({ by: "orders", count: used })) : Effect.void,
    ),
})
