import { and, eq, isNull, sql } from "drizzle-orm"
import { limits } from "../../../src/contract/limits.ts"
import { passwordResets, registrations } from "../db/accountSchema.ts"
import type { Database } from "../db/database.ts"
import { users } from "../db/schema.ts"
import { compose } from "../mail/compose.ts"
import type { Job } from "../mail/job.ts"
import type { MailKind } from "../mail/mailKind.ts"
import { writeLetter, type ComposedMail } from "../mail/platformMail.ts"
import { linkTo, newToken, type Post, tokenHash } from "../mail/post.ts"
import { accountLetters } from "./accountLetters.ts"

const inSeconds = (seconds: number) => sql`now() + ${seconds}::int * interval '1 second'`
const soon = inSeconds(limits.token.linkSeconds)

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

const writeReset = async (post: Post, { email, language }: Job): Promise<ComposedMail | undefined> => {
  const user = await holderOf(post.db, email)
  if (!user) return undefined
  const token = newToken()
  const link = linkTo(post, "auth/reset-password", token)
  await post.db
    .insert(passwordResets)
    .values({ tokenHash: tokenHash(token), userId: user.id, expiresAt: soon })
  const { email: to, name, application } = user
  return writeLetter(
    post.db,
    { words: accountLetters.reset, trigger: "PASSWORD_FORGOTTEN" },
    { to, language, link, application, values: { name } },
  )
}

const writeConfirmation = async (post: Post, job: Job): Promise<ComposedMail | undefined> => {
  const { email, language, registrationId = null } = job
  if (registrationId === null) return undefined
  const ofRegistration = eq(registrations.id, registrationId)
  const user = await holderOf(post.db, email)
  if (user) {
    await post.db.delete(registrations).where(ofRegistration)
    const link = linkTo(post, "auth/login")
    return compose(accountLetters.known, { to: user.email, language, link })
  }
  const token = newToken()
  const [created] = await post.db
    .update(registrations)
    .set({ tokenHash: tokenHash(token), expiresAt: soon })
    .where(ofRegistration)
    .returning({ id: registrations.id })
  if (!created) return undefined
  const link = linkTo(post, "auth/confirm-account", token)
  return compose(accountLetters.confirm, { to: email, language, link })
}

const writeInvitation = async (post: Post, { email, language }: Job): Promise<ComposedMail | undefined> => {
  const user = await holderOf(post.db, email)
  if (!user) return undefined
  const token = newToken()
  const expiresAt = inSeconds(limits.token.inviteSeconds)
  await post.db.insert(passwordResets).values({ tokenHash: tokenHash(token), userId: user.id, expiresAt })
  const link = linkTo(post, "auth/reset-password", token)
  return compose(accountLetters.invite, { to: user.email, language, link })
}

/** Mail to whom an account was made without a password. */
export const inviteMail: MailKind = { write: writeInvitation, reminder: undefined }

/** Mail to who forgot their password. */
export const resetMail: MailKind = { write: writeReset, reminder: undefined }

/** Mail to who registered; those to who only registers belong to no application yet, so they have the platform's own words. */
export const confirmMail: MailKind = { write: writeConfirmation, reminder: undefined }
