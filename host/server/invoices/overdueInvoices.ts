import { sql } from "drizzle-orm"
import { invoices as resource } from "../../../src/contract/resources/invoices.ts"
import type { Database } from "../db/database.ts"
import { auditLines } from "../db/auditSchema.ts"
import { tables } from "../db/described/tables.ts"
import { anyOf } from "../db/anyOf.ts"
import { isOwed } from "./reminders.ts"
import { tellOfInvoices } from "./tellOfInvoices.ts"
import { todayColumn } from "../resource/zoneColumn.ts"

const { invoices } = tables

/**
 * Marks the open invoices whose day has passed as overdue, each with its line in the log, and tells those who owe them; a part
 * payment stays one. Their days are those of each company's clock.
 */
export const markOverdue = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const today = todayColumn({ resource, table: invoices }, now)
    const { rows } = await tx.execute<{ readonly id: number }>(sql`
      with late as (
        select id, status from ${invoices} where status = 'OPEN' and due_on < ${today} for update),
      moved as (
        update ${invoices} set status = 'OVERDUE', updated_at = now(), version = ${invoices.version} + 1
        from late where ${invoices.id} = late.id
        returning ${invoices.id}, ${invoices.number}, ${invoices.applicationId}, ${invoices.companyId}, late.status as former),
      noted as (
        insert into ${auditLines} (action, list, record_id, label, application_id, company_id, changes)
        select 'STATUS', 'invoices', id, number, application_id, company_id,
          jsonb_build_array(jsonb_build_object('field', 'status', 'old', former, 'new', 'OVERDUE'))
        from moved)
      select id from moved`)
    if (rows.length === 0) return
    const ids = anyOf(rows.map(({ id }) => Number(id)))
    await tellOfInvoices(tx, "INVOICE_OVERDUE", {
      where: sql`${invoices.id} = ${ids} and ${isOwed}`,
    })
  })
