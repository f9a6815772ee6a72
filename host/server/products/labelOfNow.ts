import { sql } from "drizzle-orm"
import { shelfLabels } from "../db/labelSchema.ts"
import { isOnPromotionNow, priceOfNow } from "./priceOfNow.ts"

/** Reason a product, read as `p`, needs another label now, as `labelReason` of the contract has it. */
export const labelOfNow = sql`(select case
    when l.price = ${priceOfNow} and l.club_price is not distinct from p.club_price then null
    when l.is_wrong then 'CHECKED'
    when l.price is null then 'NEW'
    when ${isOnPromotionNow} then 'PROMO'
    else 'PRICE' end
  from ${shelfLabels} l where l.product_id = p.id)`
