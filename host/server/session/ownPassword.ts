import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { WrongPassword } from "../../../src/contract/session/accounts.ts"
import { query } from "../db/database.ts"
import { users } from "../db/schema.ts"
import type { SessionServices } from "./sessionServices.ts"
import { admitPassword } from "../http/throttle.ts"

/** Asks somebody signed in for the password they have: a borrowed session must not become an account of one's own. */
export const askPassword = Effect.fn("ownPassword.ask")(function* (
  { db, passwords, throttling }: Pick<SessionServices, "db" | "passwords" | "throttling">,
  userId: number,
  currentPassword: string | undefined,
) {
  if (currentPassword === undefined) return yield* new WrongPassword()
  const succeed = yield* admitPassword(db, userId, throttling)
  const [user] = yield* query(() =>
    db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId)),
  )
  const isRight = yield* passwords.verify(currentPassword, user?.hash)
  if (!isRight) return yield* new WrongPassword()
  yield* succeed
})
