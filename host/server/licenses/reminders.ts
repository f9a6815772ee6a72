import { and, eq, ne, sql } from "drizzle-orm"
import { licenses as resource } from "../../../src/contract/resources/licenses.ts"
import { companyReaders } from "../users/companyReaders.ts"
import { anyOf } from "../db/anyOf.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { users } from "../db/schema.ts"
import { todayColumn } from "../resource/zoneColumn.ts"
import { leaveLetters } from "../mail/queueLetters.ts"

const { licenses } = tables

/** Days before its end at which the partner is told of a license, the last one first. */
const reminderDays = [1, 7, 30] as const

/** A license that ends by itself. */
export const stillEnds = and(ne(licenses.status, "REVOKED"), eq(licenses.renewsItself, false))

const { companyId: company, expiresAt } = licenses

/**
 * Leaves a letter for each of the partners' people about licenses that end in 30, 7 or 1 days. Each is left once,
 * however many processes look, and one that was missed comes late, for those before it too. Their days are those
 * of each company's clock.
 */
export const remindPartners = async (db: Database, now: Date): Promise<void> => {
  const context = { resource, table: licenses }
  const day = todayColumn(context, now)
  const ending = and(stillEnds, sql`${expiresAt} between ${day} and ${day} + ${reminderDays.at(-1)}::int`)
  const readers = await companyReaders(db, {
    companies: sql`(select ${company} from ${licenses} where ${ending})`,
    access: resource.access,
    setting: "notifications.licenseReminders",
  })
  if (readers.length === 0) return
  const made = sql`insert into license_reminders (license_id, user_id, expires_at, days)
    select ${licenses.id}, ${users.id}, ${expiresAt},
      (select min(days) from unnest(array[${sql.raw(reminderDays.join(", "))}]) days where ${expiresAt} - days <= ${day})
    from ${licenses} join ${users} on ${users.companyId} = ${company}
    where ${ending} and ${users.id} = ${anyOf(readers)}`
  await leaveLetters(db, "license", made)
}
