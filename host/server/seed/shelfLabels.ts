import { sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { shelfLabels } from "../db/labelSchema.ts"
import { tables } from "../db/described/tables.ts"
import { priceOfNow } from "../products/priceOfNow.ts"

/** Labels of the demo's products say what these cost, but for a few with the price of before. */
export const seedShelfLabels = async (db: Database): Promise<void> => {
  await db.execute(sql`update ${shelfLabels} l
    set price = case when p.id % 19 = 4 then round(${priceOfNow} * 0.009) * 100 - 1 else ${priceOfNow} end, club_price = p.club_price
    from ${tables.products} p where p.id = l.product_id`)
}
