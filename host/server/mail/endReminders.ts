import { and, eq, sql } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import type { Database } from "../db/database.ts"
import { reminderUnsubscriptions } from "../db/messageSchema.ts"
import type { Job } from "./job.ts"

/** Reminders of one person, each of which ends by its own link. */
export type ReminderKind = Extract<Job["kind"], "license" | "invoice" | "lead">

/** A table of reminders, each for one user. */
type ReminderTable = PgTable & Readonly<Record<"id" | "userId", PgColumn>>

/** Letters nobody asked for and nobody waits for; one may have had enough of each kind. */
export interface Reminder {
  readonly kind: ReminderKind
  /** Keeps who is reminded of what. */
  readonly table: ReminderTable
  /** The column of a job that names its reminder. */
  readonly column: keyof Job
}

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
  { kind: reminder, table, column }: Reminder,
  job: Job,
): Promise<Reminded | undefined> => {
  const [row] = await db.select({ user: table.userId }).from(table).where(eq(table.id, job[column]))
  return row && { reminder, user: Number(row.user) }
}
