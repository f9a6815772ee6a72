import { and, asc, eq, isNull } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { UserFilter } from "../../../src/contract/users/users.ts"
import { auditedUserList, noteRemovals } from "../audit/auditedLists.ts"
import { loadAuthor, lockPermissions, readAuthorities } from "../access/authorities.ts"
import { authorize } from "../access/authority.ts"
import { among, lockSelection, type Refused, removeLocked, type Selection } from "../lists/bulk.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { users } from "../db/schema.ts"
import { usedAmong } from "../resource/usedRecords.ts"
import { titlesOf } from "../roles/roleList.ts"
import { usersFound } from "./userList.ts"
import { readUserRows, auditedUser, toUser } from "../access/userRows.ts"

type Roots = ReadonlyArray<{ readonly id: number }>

/**
 * The root users who can sign in, held: two calls at once must not delete or block the last one. Take them before any
 * other user, or two calls may wait for each other.
 */
export const lockRoots = (tx: Database): Effect.Effect<Roots> =>
  query(() =>
    tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.isRoot, true), isNull(users.disabledAt)))
      .orderBy(asc(users.id))
      .for("update"),
  )

/** Returns the root user who must stay if all root users are about to be deleted. */
export const lastRootAmong = (roots: Roots, ids: ReadonlySet<number>): number | undefined =>
  roots.every(({ id }) => ids.has(id)) ? roots[0]?.id : undefined

/**
 * Among users about to be deleted, returns those who must stay: the caller, anyone the caller does not cover, and one
 * root user.
 */
export const protectedAmong = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  { ids, roots }: { ids: ReadonlyArray<number>; roots: Roots },
) {
  const going = new Set(ids)
  const keptIds = [caller.user.id, lastRootAmong(roots, going) ?? 0].filter((id) => going.has(id))
  const author = yield* loadAuthor(tx, caller)
  // Nobody outranks a root user.
  const found = author.isRoot ? [] : yield* query(() => readAuthorities(tx, among(users, ids)))
  const outranking = found.filter(({ authority }) => authorize(author, { before: authority }) !== "allowed")
  const codes = new Map([
    ...outranking.flatMap((peers) => peers.ids.map((id) => [id, "user_outranks"] as const)),
    ...keptIds.map((id) => [id, "user_protected"] as const),
  ])
  return [...codes].map(([id, code]): Refused => ({ id, code }))
})

/** Users as the log tells of them, by number. */
const auditedUsers = async (tx: Database, ids: ReadonlyArray<number>) => {
  const rows = await readUserRows(tx, among(users, ids), ids.length)
  const titles = new Map(
    (await titlesOf(tx, [...new Set(rows.flatMap((row) => row.roles))])).map((one) => [one._id, one]),
  )
  return new Map(
    rows.map((row) => [
      row.id,
      auditedUser(
        toUser(row),
        row.roles.flatMap((id) => titles.get(id) ?? []),
      ),
    ]),
  )
}

/** Deletes the users of a selection who may be deleted by this caller. */
export const removeUsers = Effect.fn("users.removeMany")(function* (
  tx: Database,
  caller: Caller,
  selection: Selection<UserFilter>,
) {
  const found = (filter: UserFilter = {}) => usersFound(tx, caller, filter)
  yield* lockPermissions(tx, "shared")
  const roots = yield* lockRoots(tx)
  const locked = yield* lockSelection(tx, { table: users, selection, found })
  const refused = yield* protectedAmong(tx, caller, { ids: locked.ids, roots })
  const staying = new Set(refused.map(({ id }) => id))
  const references = yield* usedAmong(
    tx,
    "users",
    locked.ids.filter((id) => !staying.has(id)),
  )
  return yield* removeLocked(tx, users, locked, [...refused, ...references], (ids) =>
    Effect.flatMap(
      query(() => auditedUsers(tx, ids)),
      (rows) => noteRemovals(tx, caller, auditedUserList, rows),
    ),
  )
})
