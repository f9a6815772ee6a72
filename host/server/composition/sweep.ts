import { and, inArray, isNull, lt, or, sql } from "drizzle-orm"
import { mailJobs, passwordResets, registrations } from "../db/accountSchema.ts"
import { contactRemovals, contactTyping } from "../db/contactSchema.ts"
import { deliveryRemovals } from "../db/deliverySchema.ts"
import type { Database } from "../db/database.ts"
import { invoiceReminders } from "../db/invoiceSchema.ts"
import { leadReminders } from "../db/leadSchema.ts"
import { licenseReminders } from "../db/licenseSchema.ts"
import { fetchedPictures } from "../db/fileSchema.ts"
import { tables } from "../db/described/tables.ts"
import type { Store } from "../db/store.ts"
import { limits } from "../../../src/contract/limits.ts"
import { type KeptFiles, sweepFiles } from "../files/sweepFiles.ts"
import { removeOldJobs } from "../jobs/jobs.ts"
import { printLinks } from "../db/tradeSchema.ts"
import { idempotencyKeys, loginAttempts, sessions } from "../db/sessionSchema.ts"

const { outboxMessages } = tables

/** Reminders, and the column of mail that names them. */
const reminders = [
  [licenseReminders, mailJobs.licenseReminderId],
  [invoiceReminders, mailJobs.invoiceReminderId],
  [leadReminders, mailJobs.leadReminderId],
] as const

/** Gives up mail that waited for a day, and returns its number. Reminders that were not sent are created again. */
export const giveUpMail = async (db: Database): Promise<number> => {
  const isOld = lt(mailJobs.createdAt, sql`now() - interval '24 hours'`)
  let givenUp = 0
  for (const [table, column] of reminders) {
    // Their mail goes with them.
    const old = db.select({ reminder: column }).from(mailJobs).where(isOld)
    givenUp += (await db.delete(table).where(inArray(table.id, old)).returning({ id: table.id })).length
  }
  return givenUp + (await db.delete(mailJobs).where(isOld).returning({ id: mailJobs.id })).length
}

/** Removes what has had its time. `onUnsent` is told how many messages could not be sent within a day. */
export const sweep = async (
  { db, embedded }: Store,
  files: KeptFiles,
  onUnsent: (messages: number) => void,
): Promise<void> => {
  const dayAgo = sql`now() - interval '24 hours'`
  const repeats = sql`now() - ${limits.call.repeatHours}::int * interval '1 hour'`
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, repeats))
  const { lastAt, provenAt } = loginAttempts
  const isForgotten = or(isNull(provenAt), lt(provenAt, sql`now() - interval '30 days'`))
  await db.delete(loginAttempts).where(and(lt(lastAt, dayAgo), isForgotten))
  const unsent = await giveUpMail(db)
  if (unsent > 0) onUnsent(unsent)
  await db.delete(registrations).where(lt(registrations.createdAt, dayAgo))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`))
  await db.delete(printLinks).where(lt(printLinks.expiresAt, sql`now()`))
  await db.delete(outboxMessages).where(sql`created_at < ${dayAgo}`)
  await db.delete(sessions).where(or(lt(sessions.expiresAt, sql`now()`), lt(sessions.endedAt, dayAgo)))
  await db.delete(deliveryRemovals).where(lt(deliveryRemovals.at, dayAgo))
  await db.delete(contactRemovals).where(lt(contactRemovals.at, dayAgo))
  await db.delete(contactTyping).where(lt(contactTyping.at, dayAgo))
  // Copies are renewed daily while anybody looks at them.
  await db.delete(fetchedPictures).where(lt(fetchedPictures.triedAt, sql`now() - interval '30 days'`))
  await removeOldJobs(db)
  // PostgreSQL tidies up after itself; the embedded one has nobody who does.
  const tidyUp = async () => void (embedded && (await db.execute(sql`vacuum analyze`)))
  await sweepFiles(db, files).finally(tidyUp)
}
