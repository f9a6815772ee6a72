import { sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { auditLines } from "../db/auditSchema.ts"
import { invoices } from "../db/resourceSchema.ts"

/** Marks the open invoices whose day has passed as overdue, each with its line in the log; a part payment stays one. `today` is in ISO 8601. */
export const markOverdue = async (db: Database, today: string): Promise<void> => {
  await db.execute(sql`
    with late as (
      select id, status from ${invoices} where status = 'OPEN' and due_on < ${today}::date for update),
    moved as (
      update ${invoices} set status = 'OVERDUE', updated_at = now(), version = ${invoices.version} + 1
      from late where ${invoices.id} = late.id
      returning ${invoices.id}, ${invoices["number"]!}, ${invoices["applicationId"]!}, ${invoices["companyId"]!}, late.status as former)
    insert into ${auditLines} (action, list, record_id, label, application_id, company_id, changes)
    select 'STATUS', 'invoices', id, number, application_id, company_id,
      jsonb_build_array(jsonb_build_object('field', 'status', 'old', former, 'new', 'OVERDUE'))
    from moved`)
}
