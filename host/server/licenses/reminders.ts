import { and, eq, ne, sql } from "drizzle-orm"
import { licenses as resource } from "../../../src/contract/resources/licenses.ts"
import { companyReaders } from "../access/companyReaders.ts"
import type { Database } from "../db/database.ts"
import { jsonRows } from "../db/jsonRows.ts"
import { licenses } from "../db/resourceSchema.ts"
import { users } from "../db/schema.ts"

/** Days before its end at which the partner is told of a license, the last one first. */
const reminderDays = [1, 7, 30] as const

const columns = licenses as unknown as Readonly<Record<string, typeof licenses.id>>

/** A license that ends by itself. */
export const stillEnds = and(ne(columns["status"]!, "REVOKED"), eq(columns["renewsItself"]!, false))

const { companyId: company, expiresAt } = columns

/**
 * Leaves a letter for each of the partners' people about licenses that end in 30, 7 or 1 days. Each is left once,
 * however many processes look, and one that was missed comes late, for those before it too. `today` is a day in ISO
 * 8601.
 */
export const remindPartners = async (db: Database, today: string): Promise<void> => {
  const day = sql`${today}::date`
  const ending = and(stillEnds, sql`${expiresAt} between ${day} and ${day} + ${reminderDays.at(-1)}::int`)
  const readers = await companyReaders(db, {
    companies: sql`(select ${company} from ${licenses} where ${ending})`,
    access: resource.access,
    setting: "notifications.licenseReminders",
  })
  if (readers.length === 0) return
  // One statement: thousands of licenses with many readers each are more than it takes parameters.
  await db.execute(sql`
    with made as (
      insert into license_reminders (license_id, user_id, expires_at, days)
      select ${licenses.id}, ${users.id}, ${expiresAt},
        (select min(days) from unnest(array[${sql.raw(reminderDays.join(", "))}]) days where ${expiresAt} - days <= ${day})
      from ${licenses} join ${users} on ${users.companyId} = ${company}
      where ${ending} and ${users.id} in (select value::bigint from jsonb_array_elements_text(${jsonRows(readers)}))
      on conflict do nothing
      returning id, user_id)
    insert into mail_jobs (kind, email, language, license_reminder_id)
    select 'license', ${users.email}, coalesce(${users.language}, 'ptBr'), made.id
    from made join ${users} on ${users.id} = made.user_id`)
}
