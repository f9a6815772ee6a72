import { sql } from "drizzle-orm"
import { beingPicked } from "../../../src/contract/orders/orderMoves.ts"
import { shoppers } from "../../../src/contract/resources/shoppers.ts"
import { shopperPins } from "../db/resourceSchema.ts"
import { orders } from "../db/tradeSchema.ts"
import { lately, pickedBy } from "./picking.ts"
import { rulesOf } from "../resource/rules.ts"

const weekAgo = sql`now() - interval '7 days'`

/** Figures of a shopper are derived from the orders that name them. */
export const shopperRules = rulesOf(shoppers, {
  derive: (id) => ({
    pinSetAt: sql`(select p.set_at from ${shopperPins} p where p.shopper_id = ${id})`.mapWith(
      shopperPins.setAt,
    ),
    currentOrder: sql`(select string_agg('#' || o.id, ', ' order by o.placed_at) from ${orders} o
      where o.shopper_id = ${id} and o.placed_at > ${lately} and o.status in ${beingPicked})`,
    ordersWeek: sql`(select count(*)::int from ${pickedBy(id, weekAgo)})`,
    itemsPerHour: sql`(select round((sum(found) / nullif(sum(hours), 0))::numeric, 1)::float8
      from ${pickedBy(id, weekAgo)} where hours > 0)`,
    foundRate: sql`(select round(10000 * sum(found) / nullif(sum(wanted), 0))::int
      from ${pickedBy(id, weekAgo)} where hours > 0)`,
  }),
})
