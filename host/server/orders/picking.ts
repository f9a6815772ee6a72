import { type SQL, sql } from "drizzle-orm"
import type { OrderStatus } from "../../../src/contract/dashboard/orders.ts"
import { orders } from "../db/tradeSchema.ts"

/** Orders are not left standing any longer; it keeps questions within the indexes by time. */
export const lately = sql`now() - interval '2 days'`

/** SQL for the time an order first reached a status. */
const cameTo = (status: OrderStatus): SQL => sql`(select min((line ->> 'at')::timestamptz)
  from jsonb_array_elements(o.timeline) line where line ->> 'status' = ${status} and line ->> 'event' is null)`

const sumOf = (quantity: SQL): SQL =>
  sql`(select coalesce(sum(${quantity}), 0) from jsonb_array_elements(o.items) item)`

/** The orders a shopper picked since a moment: when, how many items were ordered and found, and in how many hours. */
export const pickedBy = (shopper: SQL, since: SQL): SQL => sql`(
  select o.id, o.placed_at,
    ${sumOf(sql`coalesce(item -> 'ordered' ->> 'quantity', item ->> 'quantity')::float8`)} as wanted,
    ${sumOf(sql`coalesce((item ->> 'picked')::float8, (item ->> 'quantity')::float8)`)} as found,
    extract(epoch from ${cameTo("RELEASE_SHOPPER")} - ${cameTo("ACCEPT_SHOPPER")})::float8 / 3600 as hours
  from ${orders} o where o.shopper_id = ${shopper} and o.placed_at > ${since} and o.status <> 'CANCELED') picked`
