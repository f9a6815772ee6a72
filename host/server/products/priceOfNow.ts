import { sql } from "drizzle-orm"

/** The price that counts now of a product read as `p`, as `productPrice` of the contract has it. */
export const priceOfNow = sql`case when p.promo_price is not null and (p.promo_from is null or p.promo_from <= now())
  and (p.promo_until is null or now() < p.promo_until) then p.promo_price else p.price end`
