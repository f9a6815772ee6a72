import * as Effect from "effect/Effect"
import type { Locale } from "../../../src/contract/limits.ts"
import type { NewUser } from "../../../src/contract/users/user.ts"
import { mailJobs } from "../db/accountSchema.ts"
import { type Database, query } from "../db/database.ts"
import { mayWriteTo } from "../http/throttle.ts"
import type { UserServices } from "./userServices.ts"

interface Invited {
  readonly body: Pick<NewUser, "email" | "password">
  readonly language: Locale
}

/** Hashes the password of a new user; one who is given none is invited by mail to choose one. */
export const prepareSecret = Effect.fn("users.prepareSecret")(function* (
  { db, passwords, throttling, mailer }: UserServices,
  { body: { password, email }, language }: Invited,
) {
  const hash = password === undefined ? null : yield* passwords.hash(password)
  const isInvited = password === undefined && (yield* query(() => mayWriteTo(db, email, throttling)))
  return {
    hash,
    /** Leaves the invitation for sending, with the user in one transaction. */
    leave: (tx: Database) =>
      isInvited ? query(() => tx.insert(mailJobs).values({ kind: "invite", email, language })) : Effect.void,
    send: Effect.sync(() => isInvited && mailer.wake()),
  }
})
