import { and, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { User } from "../../../src/contract/users/user.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { lockPermissions } from "../access/authorities.ts"
import type { Caller } from "../access/caller.ts"
import { usersWithin } from "../access/reach.ts"
import { auditedUser, readUserRows, toUser } from "../access/userRows.ts"
import { type Database, query } from "../db/database.ts"
import { users } from "../db/schema.ts"
import { titlesOf } from "../roles/roleList.ts"

/** Reads a user within reach. */
export const readUser = Effect.fnUntraced(function* (db: Database, caller: Caller, id: number) {
  const [row] = yield* query(() => readUserRows(db, and(eq(users.id, id), usersWithin(caller.reach, db))))
  return row ? toUser(row) : yield* new NotFound()
})

/** A user with the names of their roles, as the audit log shows them. */
export const withTitles = (tx: Database, user: User) =>
  query(async () => auditedUser(user, await titlesOf(tx, user.roles)))

/** The user, and nobody else saves or deletes them or changes what they may do until this transaction is over. */
export const lockUser = Effect.fnUntraced(function* (tx: Database, caller: Caller, id: number) {
  yield* lockPermissions(tx, "shared")
  const within = and(eq(users.id, id), usersWithin(caller.reach, tx))
  yield* query(() => tx.select({ id: users.id }).from(users).where(within).for("update"))
  return yield* readUser(tx, caller, id)
})
