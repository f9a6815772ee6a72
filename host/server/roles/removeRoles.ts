import { and, asc, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { RoleFilter } from "../../../src/contract/users/roles.ts"
import { auditedRoleList, noteRemovals } from "../audit/auditedLists.ts"
import { among, lockSelection, removeLocked, type Selection } from "../lists/bulk.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { roles } from "../db/schema.ts"
import { usedAmong } from "../resource/usedRecords.ts"
import { namesOf } from "./roleHolders.ts"
import { readRoles, rolesFound } from "./roleList.ts"

const why = sql<string | null>`case
  when ${roles.isCoreRole} then 'core_role'
  when exists (select from user_roles ur where ur.role_id = ${roles.id}) then 'role_in_use' end`

/** Roles with the names of their permissions, as the log tells of them, by number. */
const auditedRoles = async (tx: Database, ids: ReadonlyArray<number>) => {
  const rows = await readRoles(tx, among(roles, ids))
  const namesById = await namesOf(tx, [...new Set(rows.flatMap((row) => row.permissions))])
  return new Map(
    rows.map((row) => {
      const permissions = new Set(row.permissions)
      return [
        row.id,
        { ...row, permissions: namesById.flatMap(({ id, name }) => (permissions.has(id) ? [name] : [])) },
      ]
    }),
  )
}

/** Deletes the roles of a selection that nobody holds; core roles stay. */
export const removeRoles = Effect.fn("roles.removeMany")(function* (
  tx: Database,
  caller: Caller,
  selection: Selection<RoleFilter>,
) {
  const found = (filter: RoleFilter = {}) => rolesFound(tx, caller, filter)
  const locked = yield* lockSelection(tx, { table: roles, selection, found })
  const refused = yield* query(() =>
    tx
      .select({ id: roles.id, code: sql<string>`${why}` })
      .from(roles)
      .where(and(among(roles, locked.ids), sql`${why} is not null`))
      .orderBy(asc(roles.id)),
  )
  const staying = new Set(refused.map(({ id }) => id))
  const references = yield* usedAmong(
    tx,
    "roles",
    locked.ids.filter((id) => !staying.has(id)),
  )
  return yield* removeLocked(tx, roles, locked, [...refused, ...references], (ids) =>
    Effect.flatMap(
      query(() => auditedRoles(tx, ids)),
      (rows) => noteRemovals(tx, caller, auditedRoleList, rows),
    ),
  )
})
