import { sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { orders } from "../db/tradeSchema.ts"

/** In how many minutes somebody who picks an order gets through most of it. */
const usualMinutes = 15

/**
 * SQL for the number of an order's lines that should be picked by this time; the last one stays open until the order is
 * released.
 */
const doneByNow = sql`least(jsonb_array_length(items) - 1, floor(jsonb_array_length(items) *
  extract(epoch from now() - (select max((line ->> 'at')::timestamptz) from jsonb_array_elements(timeline) line
    where line ->> 'status' = 'IN_PREPARATION')) / ${usualMinutes * 60}::int))`

const pickedCount = sql`(select count(*) from jsonb_array_elements(items) item where (item ->> 'picked') is not null)`

/** Lets shoppers get on with the orders they pick. That moves no order, so whoever has one open is not told of a change. */
export const pickItems = async (db: Database): Promise<void> => {
  await db.execute(sql`
    update ${orders} set items = (
      select jsonb_agg(case when at <= ${doneByNow} then item || jsonb_build_object('picked', item -> 'quantity') else item end
        order by at)
      from jsonb_array_elements(items) with ordinality ordered (item, at))
    where status = 'IN_PREPARATION' and shopper_id is not null and placed_at > now() - interval '1 day'
      and case when jsonb_typeof(items) = 'array' then ${pickedCount} < ${doneByNow} else false end`)
}
