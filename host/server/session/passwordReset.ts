import { and, eq, gt, isNull, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { type accounts, LinkExpired } from "../../../src/contract/session/accounts.ts"
import type { session } from "../../../src/contract/session/session.ts"
import type { Origin } from "../access/caller.ts"
import { auditedUserList, noteWrite } from "../audit/auditedLists.ts"
import { requested } from "../calls/publicRequests.ts"
import { mailJobs, passwordResets } from "../db/accountSchema.ts"
import { type Database, query } from "../db/database.ts"
import { users } from "../db/schema.ts"
import type { HandlersOf } from "../calls/handler.ts"
import type { SessionServices } from "./sessionServices.ts"
import { tokenHash } from "../mail/post.ts"
import { networkOf } from "../http/network.ts"
import { endSessionsOf } from "./sessions.ts"
import { accountOf, mayWriteTo, vouchFor } from "../http/throttle.ts"

const usable = (token: string) =>
  and(eq(passwordResets.tokenHash, tokenHash(token)), gt(passwordResets.expiresAt, sql`now()`))

const isUsable = async (db: Database, token: string) =>
  (await db.select({ userId: passwordResets.userId }).from(passwordResets).where(usable(token))).length > 0

/** From now on no mailed link sets this user's password. */
export const dropResetsOf = (db: Database, userId: number) =>
  db.delete(passwordResets).where(eq(passwordResets.userId, userId))

/** Uses the link up: the password is another one and nobody is signed in as this user any more. */
const setPassword = async (tx: Database, token: string, passwordHash: string) => {
  const [link] = await tx
    .delete(passwordResets)
    .where(usable(token))
    .returning({ userId: passwordResets.userId })
  if (!link) return undefined
  const [user] = await tx
    .update(users)
    .set({ passwordHash, version: sql`${users.version} + 1` })
    .where(and(eq(users.id, link.userId), isNull(users.disabledAt)))
    .returning({ id: users.id, email: users.email })
  await dropResetsOf(tx, link.userId)
  await endSessionsOf(tx, link.userId)
  return user
}

/** Records that a user set their own password; the password itself is in no log. */
const noteReset = (tx: Database, id: number, from: Origin) =>
  noteWrite(tx, { user: { id }, from }, auditedUserList, { id, before: {}, after: {}, secrets: ["password"] })

/** Asking for a link that sets a new password, and using it. */
export const passwordResetHandlers = (
  services: SessionServices,
): Pick<HandlersOf<typeof session>, "forgot"> & Pick<HandlersOf<typeof accounts>, "reset"> => {
  const { db, passwords, throttling, mailer } = services
  return {
    forgot: Effect.fn("passwordReset.forgot")(function* ({ query: { email }, address, language }) {
      const work = query(async () => {
        if (!(await mayWriteTo(db, email, throttling))) return
        await db.insert(mailJobs).values({ kind: "reset", email, language })
      })
      yield* requested(services, address, work)
      mailer.wake()
      return { accepted: true }
    }),
    reset: Effect.fn("passwordReset.reset")(function* ({
      body: { token, password },
      address,
      caller,
      write,
    }) {
      const work = Effect.gen(function* () {
        if (!(yield* query(() => isUsable(db, token)))) return yield* new LinkExpired()
        const hash = yield* passwords.hash(password)
        return yield* write(
          Effect.fnUntraced(function* (tx) {
            const user = yield* query(() => setPassword(tx, token, hash))
            if (!user) return yield* new LinkExpired()
            yield* noteReset(tx, user.id, caller.from)
            const from = { account: accountOf(user.email), network: networkOf(address) }
            yield* query(() => vouchFor(tx, from))
          }),
        )
      })
      return yield* requested(services, address, work)
    }),
  }
}
