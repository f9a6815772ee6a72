import { sql } from "drizzle-orm"
import { contacts } from "../db/contactSchema.ts"
import type { Database } from "../db/database.ts"
import { orders } from "../db/tradeSchema.ts"

/** Every fifth of a store's latest orders is a contact's, and after so many orders the same contact orders again. */
const [step, round] = [5, 70]

/** Makes some of the stores' orders those of the people who write to them, so that a conversation shows what they ordered. */
export const seedRegulars = (db: Database): Promise<unknown> =>
  db.execute(sql`
    update ${orders} as o set
      customer_name = theirs.name, customer_phone = theirs.phone
    from (
      select latest.id, c.name, regexp_replace(c.phone, '^55([0-9]{10,11})$', '\\1') as phone
      from (
        select id, company_id, placed_at, row_number() over (partition by company_id order by placed_at desc) as n
        from ${orders} where customer_name is not null
      ) latest
      join (
        select id, company_id, name, phone, row_number() over (partition by company_id order by id) as n
        from ${contacts} where name is not null
      ) c on c.company_id = latest.company_id and latest.n % ${round} = c.n * ${step}
    ) theirs
    where o.id = theirs.id`)
