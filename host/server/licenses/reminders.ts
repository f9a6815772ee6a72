import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm"
import { allows } from "../../../src/contract/access/access.ts"
import { dayAfter } from "../../../src/contract/companies/zonedTime.ts"
import { platformDay } from "../../../src/contract/resource/datedItems.ts"
import { licenses as resource } from "../../../src/contract/resources/licenses.ts"
import { readAuthorities } from "../access/authorities.ts"
import { mailJobs } from "../db/accountSchema.ts"
import type { Database } from "../db/database.ts"
import { licenseReminders } from "../db/licenseSchema.ts"
import type { Store } from "../db/open.ts"
import { licenses } from "../db/resourceSchema.ts"
import { users } from "../db/schema.ts"

/** Days before its end at which the partner is told of a license, the last one first. */
const reminderDays = [1, 7, 30] as const

const columns = licenses as unknown as Readonly<Record<string, typeof licenses.id>>

/** A license that ends by itself. */
export const stillEnds = and(ne(columns["status"]!, "REVOKED"), eq(columns["renewsItself"]!, false))

/** The reminder that is due of a license that ends within the longest of them; a late one counts for those before it. */
const dueDays = (expiresAt: string, today: string): number | undefined =>
  reminderDays.find((days) => dayAfter(expiresAt, -days) <= today)

const endingSoon = async (db: Database, today: string) => {
  const within = sql`${columns["expiresAt"]} between ${today}::date and ${today}::date + ${reminderDays.at(-1)}::int`
  const found = await db
    .select({ id: licenses.id, company: columns["companyId"]!, expiresAt: columns["expiresAt"]! })
    .from(licenses)
    .where(and(stillEnds, within))
  return found.map(({ id, company, expiresAt }) => ({
    licenseId: Number(id),
    company: Number(company),
    expiresAt: String(expiresAt),
  }))
}

/** Who of these companies may see licenses. */
const readersOf = async (db: Database, companies: ReadonlyArray<number>) => {
  const ofThese = and(inArray(users.companyId, [...companies]), isNull(users.disabledAt))
  const groups = await readAuthorities(db, ofThese ?? sql`false`)
  const ids = groups.flatMap((group) => (allows(resource.access, group.authority) ? group.ids : []))
  if (ids.length === 0) return []
  const { id, companyId, email, language } = users
  return db.select({ id, companyId, email, language }).from(users).where(inArray(id, ids))
}

/**
 * Leaves a letter for each of the partners' people about licenses that end in 30, 7 or 1 days. Each is left once,
 * however many processes look, and one that was missed comes late. `today` is a day in ISO 8601.
 */
export const remindPartners = async (db: Database, today: string): Promise<void> => {
  const ending = await endingSoon(db, today)
  if (ending.length === 0) return
  const readers = await readersOf(db, [...new Set(ending.map(({ company }) => company))])
  const wanted = ending.flatMap(({ company, ...license }) => {
    const days = dueDays(license.expiresAt, today)
    if (days === undefined) return []
    return readers.flatMap(({ id, companyId }) =>
      companyId === company ? [{ ...license, userId: id, days }] : [],
    )
  })
  if (wanted.length === 0) return
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(licenseReminders)
      .values(wanted)
      .onConflictDoNothing()
      .returning({ id: licenseReminders.id, userId: licenseReminders.userId })
    const jobs = made.flatMap(({ id, userId }) => {
      const reader = readers.find((one) => one.id === userId)
      return reader
        ? [
            {
              kind: "license" as const,
              email: reader.email,
              language: reader.language ?? ("ptBr" as const),
              licenseReminderId: id,
            },
          ]
        : []
    })
    if (jobs.length > 0) await tx.insert(mailJobs).values(jobs)
  })
}

const hourMs = 3_600_000

/** Looks at the start and every hour until told to stop. */
export const startReminding = ({ db }: Store, onError: (cause: unknown) => void): (() => Promise<void>) => {
  let running = Promise.resolve()
  const look = () => {
    running = remindPartners(db, platformDay()).catch(onError)
  }
  look()
  const timer = setInterval(look, hourMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
