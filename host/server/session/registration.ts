import { randomInt, randomUUID } from "node:crypto"
import { and, eq, gt, lt, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { limits } from "../../../src/contract/limits.ts"
import { type accounts, LinkExpired, WrongPassword } from "../../../src/contract/session/accounts.ts"
import type { session } from "../../../src/contract/session/session.ts"
import type { Origin } from "../access/caller.ts"
import { Forbidden } from "../../../src/contract/wire/refusals.ts"
import { asFlag, settingOfPlatform } from "../platformSettings/effective.ts"
import { auditedUserList, noteWrite } from "../audit/auditedLists.ts"
import { requested } from "../calls/publicRequests.ts"
import { mailJobs, registrations } from "../db/accountSchema.ts"
import { type Database, query } from "../db/database.ts"
import { users } from "../db/schema.ts"
import type { HandlersOf } from "../calls/handler.ts"
import type { SessionServices } from "./sessionServices.ts"
import { tokenHash } from "../mail/post.ts"
import { mayWriteTo } from "../http/throttle.ts"

type Registration = typeof registrations.$inferSelect

/** Wrong passwords a link takes before it is of no use any more. */
const maxFailures = 10

/** The registration of a link; it counts as a failure until its password turns out right. */
const openLink = async (db: Database, token: string): Promise<Registration | undefined> => {
  const { tokenHash: hash, expiresAt, failures } = registrations
  const [found] = await db
    .update(registrations)
    .set({ failures: sql`${failures} + 1` })
    .where(and(eq(hash, tokenHash(token)), gt(expiresAt, sql`now()`), lt(failures, maxFailures)))
    .returning()
  return found
}

/** The name that was asked for, or the same with a number. */
const nameOf = (username: string, attempt: number) =>
  attempt === 0 ? username : `${username.slice(0, limits.text.username.max - 6)}-${randomInt(10, 100_000)}`

/** Creates the user; undefined if another user has taken the address. */
const makeUser = async (
  db: Database,
  { email, fullname, passwordHash, username: requestedName }: Registration,
) => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const username = nameOf(requestedName, attempt)
    const [created] = await db
      .insert(users)
      .values({ username, fullname, email, passwordHash })
      .onConflictDoNothing()
      .returning({ id: users.id, username: users.username })
    if (created) return created
    const [holder] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
    if (holder) return undefined
  }
  throw new Error("No username was free.")
}

/** The first confirmed registration of an address becomes the user; the others are deleted. */
const settle = Effect.fnUntraced(function* (tx: Database, registration: Registration, from: Origin) {
  const user = yield* query(() => makeUser(tx, registration))
  if (!user) return yield* new LinkExpired()
  const { id, username } = user
  const { email, fullname } = registration
  yield* noteWrite(tx, { user: { id }, from }, auditedUserList, { id, after: { username, fullname, email } })
  yield* query(() =>
    tx.delete(registrations).where(eq(sql`lower(${registrations.email})`, sql`lower(${email})`)),
  )
  return { username }
})

/** True if the platform accepts new accounts. */
const isOpen = async (db: Database) => {
  const answer = await db.execute<{ open: boolean }>(
    sql`select ${asFlag(settingOfPlatform("security.registration"))} as open`,
  )
  return answer.rows[0]?.open !== false
}

/**
 * Registering asks for an account and tells nothing of any other: whether the address or the name is known is looked
 * up when the mail is written. Confirming asks for the password, so that nobody opens an account a stranger prepared.
 */
export const registrationHandlers = (
  services: SessionServices,
): Pick<HandlersOf<typeof session>, "register"> & Pick<HandlersOf<typeof accounts>, "confirm"> => {
  const { db, passwords, throttling, mailer } = services
  return {
    register: Effect.fn("registration.register")(function* ({ body, address, language, write }) {
      const { email, username, fullname, password } = body
      const work = Effect.gen(function* () {
        if (!(yield* query(() => isOpen(db)))) return yield* new Forbidden({ needs: [] })
        const passwordHash = yield* passwords.hash(password)
        const isWritten = yield* query(() => mayWriteTo(db, email, throttling))
        const id = randomUUID()
        return yield* write((tx) =>
          query(async () => {
            if (isWritten) {
              await tx.insert(registrations).values({ id, email, username, fullname, passwordHash })
              await tx.insert(mailJobs).values({ kind: "confirm", email, language, registrationId: id })
            }
            return { accepted: true, mailed: true }
          }),
        )
      })
      const done = yield* requested(services, address, work)
      mailer.wake()
      return done
    }),
    confirm: Effect.fn("registration.confirm")(function* ({ body, address, caller, write }) {
      const work = Effect.gen(function* () {
        const found = yield* query(() => openLink(db, body.token))
        if (!found) return yield* new LinkExpired()
        const isRight = yield* passwords.verify(body.password, found.passwordHash)
        if (!isRight) return yield* new WrongPassword()
        return yield* write((tx) => settle(tx, found, caller.from))
      })
      return yield* requested(services, address, work)
    }),
  }
}
