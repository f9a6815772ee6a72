import { and, eq, isNull, lte, sql } from "drizzle-orm"
import { limits } from "../../../src/contract/limits.ts"
import { mailJobs, passwordResets, registrations } from "../db/accountSchema.ts"
import type { Database } from "../db/database.ts"
import { users } from "../db/schema.ts"
import { withUnsubscribe } from "../messages/unsubscribing.ts"
import { noteSent, writeAcceptance } from "./acceptanceMail.ts"
import { compose } from "./compose.ts"
import { hasEndedReminders, remindedBy } from "./endReminders.ts"
import { writeInvoiceReminder } from "./invoiceMail.ts"
import { writeLeadReminder } from "./leadMail.ts"
import { writeReminder } from "./licenseMail.ts"
import { type Mail, MailRefused } from "./mail.ts"
import { isReminder } from "./mailKinds.ts"
import { noteRefused } from "./outbox.ts"
import { noteTemplate } from "./templateSends.ts"
import { writeLetter, type Written } from "./platformMail.ts"
import { writeTicketLetter } from "./ticketMail.ts"
import { type Job, linkTo, newToken, type Post, tokenHash } from "./post.ts"

const soon = sql`now() + ${limits.token.linkSeconds}::int * interval '1 second'`
const holderOf = async (db: Database, email: string) => {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.fullname,
      application: users.applicationId,
    })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, sql`lower(${email})`), isNull(users.disabledAt)))
  return user
}

const writeReset = async (post: Post, { email, language }: Job): Promise<Written | undefined> => {
  const user = await holderOf(post.db, email)
  if (!user) return undefined
  const token = newToken()
  const link = linkTo(post, "auth/reset-password", token)
  await post.db
    .insert(passwordResets)
    .values({ tokenHash: tokenHash(token), userId: user.id, expiresAt: soon })
  const { email: to, name, application } = user
  return writeLetter(post.db, "reset", { to, language, link, application, values: { name } })
}

const writeConfirmation = async (post: Post, job: Job): Promise<Written | undefined> => {
  const { email, language, registrationId = null } = job
  if (registrationId === null) return undefined
  const mine = eq(registrations.id, registrationId)
  const user = await holderOf(post.db, email)
  if (user) {
    await post.db.delete(registrations).where(mine)
    const link = linkTo(post, "auth/login")
    return compose("known", { to: user.email, language, link })
  }
  const token = newToken()
  const [made] = await post.db
    .update(registrations)
    .set({ tokenHash: tokenHash(token), expiresAt: soon })
    .where(mine)
    .returning({ id: registrations.id })
  if (!made) return undefined
  const link = linkTo(post, "auth/confirm-account", token)
  return compose("confirm", { to: email, language, link })
}

const writers: Readonly<Record<Job["kind"], (post: Post, job: Job) => Promise<Written | undefined>>> = {
  reset: writeReset,
  confirm: writeConfirmation,
  acceptance: writeAcceptance,
  license: writeReminder,
  invoice: writeInvoiceReminder,
  lead: writeLeadReminder,
  ticket: writeTicketLetter,
}

/** Writes a letter; a reminder says how to get no more of its kind, and is not written to who has enough of it. */
const write = async (post: Post, job: Job): Promise<Written | undefined> => {
  const { kind, language } = job
  const written = await writers[kind](post, job)
  if (!written || !isReminder(kind)) return written
  const reminded = await remindedBy(post.db, kind, job)
  if (!reminded || (await hasEndedReminders(post.db, reminded))) return undefined
  return withUnsubscribe(written, language, post.unsubscribeLink(reminded))
}

/** Minutes a job is left to whoever took it. A slow mail server needs fewer, so nobody else sends the same message. */
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
 * When a job is tried again; undefined for never. A mailbox that refuses may be full or mistyped: a reminder, which
 * nobody waits for and nobody would ask for anew, is not done with at the first refusal.
 */
const againAfter = (cause: unknown, { kind }: Job) => {
  if (!(cause instanceof MailRefused)) return failedAgain
  return isReminder(kind) ? refusedAgain : undefined
}

const postpone = (db: Database, { id }: Job, { minutes, doublings }: typeof failedAgain) =>
  db
    .update(mailJobs)
    .set({
      dueAt: sql`now() + power(2, least(${mailJobs.attempts} - 1, ${doublings}::int)) * ${minutes}::int * interval '1 minute'`,
    })
    .where(eq(mailJobs.id, id))

/** Sends the next message that is due; false once none is. One that fails is sent later, unless it was refused for good. */
export const sendNext = async (post: Post, mail: Mail): Promise<boolean> => {
  const job = await takeJob(post.db)
  if (!job) return false
  let sentFrom: number | undefined
  let written: Written | undefined
  try {
    written = await write(post, job)
    if (written) {
      const { template, ...message } = written
      await mail.send(message)
      await noteSent(post.db, job)
      sentFrom = template
    }
  } catch (cause) {
    const again = againAfter(cause, job)
    post.onError(cause, { isGivenUp: again === undefined })
    if (again) {
      await postpone(post.db, job, again)
      return true
    }
    if (written) await noteRefused(post.db, written)
  }
  await post.db.delete(mailJobs).where(eq(mailJobs.id, job.id))
  // Were this to fail before, the letter would be sent again.
  if (sentFrom !== undefined) await noteTemplate(post.db, sentFrom)
  return true
}
