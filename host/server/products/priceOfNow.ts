import { sql } from "drizzle-orm"

/** True for a product, read as `p`, in whose period of promotion this moment is. */
export const isPromotionPeriod = sql`((p.promo_from is null or p.promo_from <= now())
  and (p.promo_until is null or now() < p.promo_until))`

/** True for one whose promotional price counts now, as `isOnPromotion` of the contract has it. */
export const isOnPromotionNow = sql`(p.promo_price is not null and ${isPromotionPeriod})`

/** The price that counts now of a product read as `p`, as `productPrice` of the contract has it. */
export const priceOfNow = sql`case when ${isOnPromotionNow} then p.promo_price else p.price end`
