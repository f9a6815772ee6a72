import { inArray, lt, sql } from "drizzle-orm"
import { mailJobs } from "../db/accountSchema.ts"
import type { Database } from "../db/database.ts"
import type { MailKinds } from "./mailKind.ts"

/** Gives up mail that waited for a day, and returns its number. Reminders that were not sent are created again. */
export const giveUpMail = async (db: Database, kinds: MailKinds): Promise<number> => {
  const isOld = lt(mailJobs.createdAt, sql`now() - interval '24 hours'`)
  let givenUp = 0
  for (const { table, column } of Object.values(kinds).flatMap(({ reminder }) => reminder ?? [])) {
    // Their mail goes with them.
    const old = db.select({ reminder: mailJobs[column] }).from(mailJobs).where(isOld)
    givenUp += (await db.delete(table).where(inArray(table.id, old)).returning({ id: table.id })).length
  }
  return givenUp + (await db.delete(mailJobs).where(isOld).returning({ id: mailJobs.id })).length
}
