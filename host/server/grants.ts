import { and, eq, inArray, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { effectivePermissions, managesAccess, mayGrant, permissionNames } from "../../src/contract/access.ts"
import { Forbidden } from "../../src/contract/refusals.ts"
import { type CurrentUser, RoleNotGrantable } from "../../src/contract/users.ts"
import type { Caller } from "./caller.ts"
import { type Database, query, refuseOn } from "./db/database.ts"
import { roles, userRoles } from "./db/schema.ts"
import { readCurrentUser } from "./people.ts"
import { rolesWithin } from "./reach.ts"

const roleNames = sql<ReadonlyArray<string>>`coalesce((
  select json_agg(p.name) from role_permissions rp join permissions p on p.id = rp.permission_id
  where rp.role_id = roles.id and p.level > 1), '[]')`

/** Of these roles, those the caller may not hand out: out of reach, unknown, or holding more than they have. */
const beyond = async (tx: Database, caller: Caller, ids: ReadonlyArray<number>) => {
  if (ids.length === 0) return []
  const known = await tx
    .select({ id: roles.id, names: roleNames })
    .from(roles)
    .where(and(inArray(roles.id, [...ids]), rolesWithin(caller.reach, tx)))
    .for("share")
  const fine = known.filter(({ names }) => names.every((name) => mayGrant(caller.user, name)))
  return ids.filter((id) => !fine.some((role) => role.id === id))
}

/** Makes these the roles a user holds. What they held already they may keep, whoever saves them. */
export const giveRoles = Effect.fn("grants.giveRoles")(
  function* (tx: Database, caller: Caller, userId: number, ids: ReadonlyArray<number>) {
    const held = yield* query(() =>
      tx.select({ id: userRoles.roleId }).from(userRoles).where(eq(userRoles.userId, userId)),
    )
    const added = ids.filter((id) => !held.some((role) => role.id === id))
    const refused = yield* query(() => beyond(tx, caller, added))
    if (refused.length > 0) return yield* new RoleNotGrantable({ roles: refused })
    const dropped = held.map(({ id }) => id).filter((id) => !ids.includes(id))
    yield* query(async () => {
      if (dropped.length > 0)
        await tx
          .delete(userRoles)
          .where(and(eq(userRoles.userId, userId), inArray(userRoles.roleId, dropped)))
      if (added.length > 0) await tx.insert(userRoles).values(added.map((roleId) => ({ userId, roleId })))
    })
  },
  refuseOn({ user_roles_role_id_roles_id_fk: () => new RoleNotGrantable({ roles: [] }) }),
)

const isWithin = (caller: CurrentUser, other: CurrentUser): boolean => {
  if (caller.isRoot || caller.id === other.id) return true
  if (other.isRoot) return false
  if (caller.isApplication) return true
  if (other.isApplication || (other.franchises.length > 0 && caller.franchises.length === 0)) return false
  const held = effectivePermissions(other)
  return permissionNames.every((name) => !held.has(name) || mayGrant(caller, name))
}

/** Nobody changes or deletes a user who may do more than they: a new password would make them that user. */
export const mayManage = Effect.fn("grants.mayManage")(function* (tx: Database, caller: Caller, id: number) {
  const other = yield* query(() => readCurrentUser(tx, id))
  if (other && !isWithin(caller.user, other)) return yield* new Forbidden({ needs: [...managesAccess.anyOf] })
})
