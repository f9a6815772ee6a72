import { sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { messageRecipients } from "../db/messageSchema.ts"
import { tables } from "../db/described/tables.ts"
import { orderCustomers, orders } from "../db/tradeSchema.ts"
import { nationalPhone } from "./campaignAudience.ts"

const { campaigns, people } = tables

/**
 * Counts what people ordered of a store from the message they got, for as many days as their campaign says or until it ends, each order
 * once though two share a phone; and apart from that what those ordered who got none, to be compared with.
 */
export const countCampaignOrders = (db: Database) =>
  db.execute(sql`
    update ${campaigns} c set orders = found.orders, revenue = found.revenue,
      control_orders = case when c.controlled is not null then found.control_orders end
    from (
      select id, count(order_id) filter (where state = 'SENT') as orders,
        coalesce(sum(total_cents) filter (where state = 'SENT'), 0) as revenue,
        count(order_id) filter (where state = 'CONTROL') as control_orders
      from (
        select distinct c.id, r.state, o.id as order_id, o.total_cents
        from ${campaigns} c
        join ${messageRecipients} r on r.list = 'campaigns' and r.record_id = c.id and r.state in ('SENT', 'CONTROL')
        join ${people} p on p.id = r.person_id and p.phone <> ''
        cross join lateral (select ${nationalPhone(sql`p.phone`)} as phone) national
        left join ${orderCustomers} oc on oc.company_id = c.company_id
          and oc.phone in (national.phone, '55' || national.phone)
        left join ${orders} o on o.id = oc.order_id and o.status <> 'CANCELED' and o.placed_at
          between r.at and least(c.ends_at, r.at + c.attribution_days * interval '1 day')
        where c.started_at is not null and c.ends_at > now() - interval '1 day'
      ) bought group by id
    ) found
    where c.id = found.id and (c.orders, c.revenue, c.control_orders)
      is distinct from (found.orders, found.revenue, case when c.controlled is not null then found.control_orders end)`)
