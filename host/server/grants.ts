import { and, asc, eq, inArray, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { mayGrant } from "../../src/contract/access.ts"
import { FallbackExceeds, RoleNotGrantable, UserOutranks } from "../../src/contract/user.ts"
import { authorOf, readAuthority } from "./authorities.ts"
import { type Authority, belongsTo, type Change, judge } from "./authority.ts"
import type { Caller } from "./caller.ts"
import { type Database, query, refuseOn } from "./db/database.ts"
import { roles, userRoles } from "./db/schema.ts"
import { rolesWithin } from "./reach.ts"

const roleNames = sql<ReadonlyArray<string>>`coalesce((
  select json_agg(p.name) from role_permissions rp join permissions p on p.id = rp.permission_id
  where rp.role_id = roles.id and p.level > 1), '[]')`

const owner = { application: roles.applicationId, franchise: roles.franchiseId, company: roles.companyId }

interface Gift {
  readonly caller: Caller
  readonly author: Authority
  readonly receiver: Authority
}

/** Of these roles, those that may not go to the receiver: unknown, out of reach, another owner's, or holding too much. */
const notGrantable = async (
  tx: Database,
  { caller, author, receiver }: Gift,
  ids: ReadonlyArray<number>,
): Promise<ReadonlyArray<number>> => {
  if (ids.length === 0) return []
  const known = await tx
    .select({ id: roles.id, names: roleNames, owner })
    .from(roles)
    .where(and(inArray(roles.id, [...ids]), rolesWithin(caller.reach, tx)))
    .orderBy(asc(roles.id))
    .for("share")
  const fine = known.filter(
    (role) => role.names.every((name) => mayGrant(author, name)) && belongsTo(role.owner, receiver),
  )
  return ids.filter((id) => !fine.some((role) => role.id === id))
}

const giveRoles = Effect.fn("grants.giveRoles")(
  function* (tx: Database, gift: Gift, userId: number, ids: ReadonlyArray<number>) {
    const held = yield* query(() =>
      tx.select({ id: userRoles.roleId }).from(userRoles).where(eq(userRoles.userId, userId)),
    )
    const added = ids.filter((id) => !held.some((role) => role.id === id))
    const refused = yield* query(() => notGrantable(tx, gift, added))
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

/** Refuses a change to a person by its author. */
const checkReach = (author: Authority, change: Change) => {
  const verdict = judge(author, change)
  if (verdict === "allowed") return Effect.void
  return verdict === "outOfReach"
    ? Effect.fail(new UserOutranks())
    : Effect.fail(new FallbackExceeds({ permissions: verdict.exceeds }))
}

/** Who makes a change. Nobody changes a user who may do more than they: a new password would make them that user. */
export const authorFor = Effect.fn("grants.authorFor")(function* (tx: Database, caller: Caller, id: number) {
  const author = yield* authorOf(tx, caller)
  const before = yield* readAuthority(tx, id)
  if (before) yield* checkReach(author, { before })
  return author
})

/**
 * Makes these the roles a user holds. What they held already they may keep, whoever saves them. Afterwards they may do
 * nothing their author may not, be it by having no role left (section 6).
 */
export const settleRoles = Effect.fn("grants.settleRoles")(function* (
  tx: Database,
  by: Omit<Gift, "receiver">,
  userId: number,
  ids: ReadonlyArray<number>,
) {
  const receiver = yield* readAuthority(tx, userId)
  if (receiver) yield* giveRoles(tx, { ...by, receiver }, userId, ids)
  const after = yield* readAuthority(tx, userId)
  if (after) yield* checkReach(by.author, { after })
})
