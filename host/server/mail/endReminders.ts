import { and, eq, sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { reminderUnsubscriptions } from "../db/messageSchema.ts"
import type { Job } from "./job.ts"

/** Reminders of one person, each of which ends by its own link. */
export type ReminderKind = Extract<Job["kind"], "license" | "invoice" | "lead">

/** Somebody who is reminded of something. */
export interface Reminded {
  readonly reminder: ReminderKind
  readonly user: number
}

const { userId, kind } = reminderUnsubscriptions

const ofThem = ({ reminder, user }: Reminded) => and(eq(userId, user), eq(kind, reminder))

/** Ends a kind of reminder for somebody, until they take it back. */
export const endReminders = async (db: Database, { reminder, user }: Reminded): Promise<void> => {
  await db.execute(sql`insert into ${reminderUnsubscriptions} (user_id, kind)
    select id, ${reminder} from users where id = ${user} on conflict do nothing`)
}

/** Takes back that somebody wants no reminders of a kind. */
export const resumeReminders = async (db: Database, reminded: Reminded): Promise<void> => {
  await db.delete(reminderUnsubscriptions).where(ofThem(reminded))
}

/** True if somebody wants no reminders of this kind. */
export const hasEndedReminders = async (db: Database, reminded: Reminded): Promise<boolean> =>
  (await db.select({ userId }).from(reminderUnsubscriptions).where(ofThem(reminded))).length > 0

/** The recipient of a reminder; undefined once it is gone. */
export const remindedBy = async (
  db: Database,
  { kind: reminder, column }: { readonly kind: ReminderKind; readonly column: keyof Job },
  job: Job,
): Promise<Reminded | undefined> => {
  const table = sql.identifier(`${reminder}_reminders`)
  const found = await db.execute(sql`select user_id from ${table} where id = ${job[column]}`)
  const [row] = (found as unknown as { rows: ReadonlyArray<{ readonly user_id: unknown }> }).rows
  return row && { reminder, user: Number(row.user_id) }
}
