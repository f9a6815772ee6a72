import { eq, lte, sql } from "drizzle-orm"
import { mailJobs } from "../db/accountSchema.ts"
import type { Database } from "../db/database.ts"
import { hasEndedReminders, remindedBy } from "./endReminders.ts"
import type { Job } from "./job.ts"
import { type Mail, MailRefused } from "./mail.ts"
import type { MailKind, MailKinds } from "./mailKind.ts"
import { noteRefused } from "./outbox.ts"
import type { ComposedMail } from "./platformMail.ts"
import type { Post } from "./post.ts"
import { noteTemplate } from "./templateSends.ts"
import { withUnsubscribe } from "./unsubscribe.ts"

/** Dependencies of every kind of mail. */
export interface SendingPost extends Post {
  readonly kinds: MailKinds
}

/** Writes a letter; a reminder contains its unsubscribe link, and is not written to people who unsubscribed. */
const write = async (post: SendingPost, job: Job): Promise<ComposedMail | undefined> => {
  const { kind, language } = job
  const { write: writeKind, reminder } = post.kinds[kind]
  const written = await writeKind(post, job)
  if (!written || !reminder) return written
  const reminded = await remindedBy(post.db, reminder, job)
  if (!reminded || (await hasEndedReminders(post.db, reminded))) return undefined
  return withUnsubscribe(written, language, post.unsubscribeLink(reminded))
}

/** Lease of a job in minutes. Even a slow mail server needs less, so no other process sends the same message. */
const leaseMinutes = 15

/** Takes the next job that is due. */
const takeJob = async (db: Database): Promise<Job | undefined> => {
  const next = db
    .select({ id: mailJobs.id })
    .from(mailJobs)
    .where(lte(mailJobs.dueAt, sql`now()`))
    .orderBy(mailJobs.dueAt)
    .limit(1)
    .for("update", { skipLocked: true })
  const [job] = await db
    .update(mailJobs)
    .set({
      attempts: sql`${mailJobs.attempts} + 1`,
      dueAt: sql`now() + ${leaseMinutes}::int * interval '1 minute'`,
    })
    .where(eq(mailJobs.id, sql`(${next})`))
    .returning()
  return job
}

/** Minutes until a job is due again, and how often that doubles: up to about an hour, and of refused mail up to eight. */
const failedAgain = { minutes: 1, doublings: 6 }
const refusedAgain = { minutes: 60, doublings: 3 }

/**
 * Delay before a job is tried again; undefined for never. A mailbox that refuses may be full or mistyped: a reminder is
 * tried again after a refusal, since nobody waits for it or would request it again.
 */
const retryTime = (cause: unknown, { reminder }: MailKind) => {
  if (!(cause instanceof MailRefused)) return failedAgain
  return reminder ? refusedAgain : undefined
}

const postpone = (db: Database, { id }: Job, { minutes, doublings }: typeof failedAgain) =>
  db
    .update(mailJobs)
    .set({
      dueAt: sql`now() + power(2, least(${mailJobs.attempts} - 1, ${doublings}::int)) * ${minutes}::int * interval '1 minute'`,
    })
    .where(eq(mailJobs.id, id))

/** Sends the next message that is due; false once none is. One that fails is sent later, unless it was refused for good. */
export const sendNext = async (post: SendingPost, mail: Mail): Promise<boolean> => {
  const job = await takeJob(post.db)
  if (!job) return false
  const kind = post.kinds[job.kind]
  let sentFrom: number | undefined
  let written: ComposedMail | undefined
  try {
    written = await write(post, job)
    if (written) {
      const { template, ...message } = written
      await mail.send(message)
      await kind.sent?.(post.db, job)
      sentFrom = template
    }
  } catch (cause) {
    const retryAt = retryTime(cause, kind)
    post.onError(cause, { isGivenUp: retryAt === undefined })
    if (retryAt) {
      await postpone(post.db, job, retryAt)
      return true
    }
    if (written) await noteRefused(post.db, written)
  }
  await post.db.delete(mailJobs).where(eq(mailJobs.id, job.id))
  // Were this to fail before, the letter would be sent again.
  if (sentFrom !== undefined) await noteTemplate(post.db, sentFrom)
  return true
}
