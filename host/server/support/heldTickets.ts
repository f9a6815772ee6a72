import { sql } from "drizzle-orm"
import { auditLines } from "../db/auditSchema.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { asCount, settingOfCompany } from "../platformSettings/effective.ts"
import { mailSolved } from "./leaveTicketLetters.ts"
import { tellOfSolved } from "./tellOfTickets.ts"

const { tickets } = tables

const days = asCount(settingOfCompany("help.solveHeldAfterDays", sql`t.company_id`))

/**
 * Counts tickets on hold that got no answer for so many days as solved, each with its line in the log and a letter. What personal data
 * is about has its date from the law and is left to people.
 */
export const solveHeldTickets = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ readonly id: number }>(sql`
      with late as (
        select t.id from ${tickets} t where t.status = 'ON_HOLD' and t.company_id is not null and t.category <> 'LGPD'
          and ${days} > 0 and t.updated_at < now() - ${days} * interval '1 day' for update of t),
      moved as (
        update ${tickets} t set status = 'SOLVED', solved_at = now(), updated_at = now(), version = t.version + 1
        from late where t.id = late.id
        returning t.id, t.subject, t.application_id, t.company_id),
      noted as (
        insert into ${auditLines} (action, list, record_id, label, application_id, company_id, changes)
        select 'STATUS', 'tickets', id, subject, application_id, company_id,
          jsonb_build_array(jsonb_build_object('field', 'status', 'old', 'ON_HOLD', 'new', 'SOLVED'))
        from moved)
      select id from moved`)
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => Number(id))
    await mailSolved(tx, ids)
    await tellOfSolved(tx, ids, undefined)
  })
