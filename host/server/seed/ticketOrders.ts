import { sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"

/** Names in the demo's tickets about an order the last one their store had had by then. */
export const seedTicketOrders = (db: Database) =>
  db.execute(sql`
    update tickets t set order_code = found.code
    from (
      select t.id, (select '#' || o.id from orders o where o.company_id = t.company_id
        and o.placed_at < t.created_at and o.status <> 'CANCELED' order by o.placed_at desc limit 1) as code
      from tickets t where t.category = 'ORDER'
    ) found where found.id = t.id and found.code is not null`)
