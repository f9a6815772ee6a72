import { sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { users } from "../db/schema.ts"
import { ticketMessages } from "../db/ticketSchema.ts"

const { invoices, notifications, tickets } = tables

const dayMs = 86_400_000
/** Older news are read. */
const unreadDays = 2
/** Older happenings are not told of. */
const toldDays = 21

const ticketValues = sql`jsonb_build_object('name', t.protocol, 'subject', t.subject, 'by', m.user_name)`
const invoiceValues = sql`jsonb_build_object('name', i.number, 'amount', i.net, 'dueOn', i.due_on, 'direction', i.direction)`

/** Tells the demo's six sign-ins what happened in the days before it begins. */
export const seedNews = async (db: Database, now: number): Promise<void> => {
  const at = (days: number) => new Date(now - days * dayMs).toISOString()
  await db.execute(sql`
    insert into news (user_id, kind, list, record_id, values, created_at, read_at)
    select u.id, told.kind, told.list, told.record_id, told.values, told.at,
      case when told.at < ${at(unreadDays)}::timestamptz then told.at + interval '1 hour' end
    from (
      select 'TICKET_ANSWERED' as kind, 'tickets' as list, t.id as record_id, ${ticketValues} as values,
        m.created_at as at, t.company_id
      from ${ticketMessages} m join ${tickets} t on t.id = m.ticket_id where m.is_desk and m.kind = 'PUBLIC'
      union all
      select case i.status when 'OVERDUE' then 'INVOICE_OVERDUE' else 'INVOICE_ISSUED' end, 'invoices', i.id,
        ${invoiceValues}, case i.status when 'OVERDUE' then (i.due_on + 1)::timestamptz else i.issued_on::timestamptz end,
        i.company_id
      from ${invoices} i where i.status in ('OPEN', 'OVERDUE') and i.direction = 'RECEIVABLE'
      union all
      select 'APPROVAL_WAITING', 'notifications', n.id, jsonb_build_object('name', n.name, 'by', a.fullname),
        n.created_at, null
      from ${notifications} n left join ${users} a on a.id = n.author where n.status = 'SUBMITTED'
    ) told join ${users} u on u.email like '%@balcao.test'
      and (u.company_id = told.company_id or (told.company_id is null and (u.is_root or u.is_application)))
    where told.at between ${at(toldDays)}::timestamptz and ${at(0)}::timestamptz
    order by told.at`)
}
