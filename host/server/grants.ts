import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import {
  fallbackOf,
  fallbackSets,
  managesAccess,
  mayGrant,
  permissionNames,
} from "../../src/contract/access.ts"
import { Forbidden } from "../../src/contract/refusals.ts"
import type { CurrentUser } from "../../src/contract/currentUser.ts"
import { RoleNotGrantable } from "../../src/contract/user.ts"
import type { Caller } from "./caller.ts"
import { type Database, query, refuseOn } from "./db/database.ts"
import { roles, userRoles, users } from "./db/schema.ts"
import { rolesWithin } from "./reach.ts"

const roleNames = sql<ReadonlyArray<string>>`coalesce((
  select json_agg(p.name) from role_permissions rp join permissions p on p.id = rp.permission_id
  where rp.role_id = roles.id and p.level > 1), '[]')`

/** Of these roles, those the caller may not hand out: out of reach, unknown, or holding more than they have. */
const notGrantable = async (tx: Database, caller: Caller, ids: ReadonlyArray<number>) => {
  if (ids.length === 0) return []
  const known = await tx
    .select({ id: roles.id, names: roleNames })
    .from(roles)
    .where(and(inArray(roles.id, [...ids]), rolesWithin(caller.reach, tx)))
    .orderBy(asc(roles.id))
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
    const refused = yield* query(() => notGrantable(tx, caller, added))
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

const strangeRole = (names: ReadonlyArray<string>) => sql`exists (
  select from user_roles ur join role_permissions rp on rp.role_id = ur.role_id
  join permissions p on p.id = rp.permission_id where ur.user_id = users.id and p.name in ${names})`

const holdsNothing = sql`not exists (
  select from user_roles ur join role_permissions rp on rp.role_id = ur.role_id where ur.user_id = users.id)`

const runsFranchise = sql`exists (select from user_franchises uf where uf.user_id = users.id)`

const flows = ["MENU", "PRODUCT", "PARTNER", undefined] as const
const types = ["restaurant", "supermarket", "partner"] as const

/** Companies whose staff, without a permission of their own, fall to more than these permissions. */
const strangeCompany = (isStrange: (set: ReturnType<typeof fallbackOf>) => boolean) => {
  const staff = { permissions: [], isRoot: false, isApplication: false, franchises: [] }
  const strange = types.flatMap((type) =>
    flows
      .filter((shoppingFlow) => isStrange(fallbackOf({ ...staff, company: { type, shoppingFlow } })))
      .map((flow) => `${type} ${flow ?? ""}`),
  )
  if (strange.length === 0) return sql`false`
  return sql`exists (select from companies c where c.id = users.company_id
    and c.type || ' ' || coalesce(c.shopping_flow, '') in ${strange})`
}

/** Users who may do more than the caller, as a condition on `users`. The caller is none of them. */
export const beyond = (caller: CurrentUser): SQL => {
  if (caller.isRoot) return sql`false`
  if (caller.isApplication) return sql`${users.isRoot}`
  const missing = permissionNames.filter((name) => !mayGrant(caller, name))
  const isStrange = (set: ReturnType<typeof fallbackOf>) =>
    set !== undefined && fallbackSets[set].some((name) => missing.includes(name))
  const byFallback = sql`case when ${runsFranchise} then ${isStrange("franchise")}::boolean
    else ${strangeCompany(isStrange)} end`
  return sql`(${users.id} <> ${caller.id} and (${users.isRoot} or ${users.isApplication}
    or (${runsFranchise} and ${caller.franchises.length === 0}::boolean)
    or ${missing.length === 0 ? sql`false` : strangeRole(missing)}
    or (${holdsNothing} and ${byFallback})))`
}

/** Nobody changes or deletes a user who may do more than they: a new password would make them that user. */
export const mayManage = Effect.fn("grants.mayManage")(function* (tx: Database, caller: Caller, id: number) {
  const strange = yield* query(() =>
    tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), beyond(caller.user))),
  )
  if (strange.length > 0) return yield* new Forbidden({ needs: [...managesAccess.anyOf] })
})
