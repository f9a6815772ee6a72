import { and, asc, eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { BulkSelection } from "../../src/contract/bulk.ts"
import type { UserFilter } from "../../src/contract/users.ts"
import { among, holdSelection, type Refused, removeHeld } from "./bulk.ts"
import type { Caller } from "./caller.ts"
import { type Database, query } from "./db/database.ts"
import { users } from "./db/schema.ts"
import { beyond } from "./grants.ts"
import { usersFound } from "./userList.ts"

/** The root users, held: two calls at once must not delete the last one. */
export const holdRoots = (tx: Database): Effect.Effect<ReadonlyArray<{ readonly id: number }>> =>
  query(() =>
    tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.isRoot, true))
      .orderBy(asc(users.id))
      .for("update"),
  )

/** Of users about to be deleted, those who stay: oneself, who may do more than oneself, and one root user. */
export const protectedAmong = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  { ids, roots }: { ids: ReadonlyArray<number>; roots: ReadonlyArray<{ readonly id: number }> },
) {
  const going = new Set(ids)
  const last = roots.every(({ id }) => going.has(id)) ? (roots[0]?.id ?? 0) : 0
  const why = sql<string>`case
    when ${users.id} in (${caller.user.id}, ${last}) then 'user_protected'
    when ${beyond(caller.user)} then 'forbidden' end`
  return yield* query((): PromiseLike<ReadonlyArray<Refused>> =>
    tx
      .select({ id: users.id, code: why })
      .from(users)
      .where(and(among(users, ids), sql`${why} is not null`))
      .orderBy(asc(users.id)),
  )
})

/** Deletes the users of a selection who may be deleted by this caller. */
export const removeUsers = Effect.fn("users.removeMany")(function* (
  tx: Database,
  caller: Caller,
  selection: BulkSelection<UserFilter>,
) {
  const found = (filter: UserFilter = {}) => usersFound(tx, caller, filter)
  const roots = yield* holdRoots(tx)
  const held = yield* holdSelection(tx, { table: users, selection, found })
  const refused = yield* protectedAmong(tx, caller, { ids: held.ids, roots })
  return yield* removeHeld(tx, users, held, refused)
})
