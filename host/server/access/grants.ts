import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { mayGrant } from "../../../src/contract/access/access.ts"
import { FallbackExceeds, RoleNotGrantable, UserOutranks } from "../../../src/contract/users/user.ts"
import { loadAuthor, readAuthority } from "./authorities.ts"
import { type Authority, isWithinOwner, type Change, authorize } from "./authority.ts"
import type { Caller } from "./caller.ts"
import { type Database, query, refuseOn } from "../db/database.ts"
import { roles, userRoles } from "../db/schema.ts"
import { rolesWithin } from "./reach.ts"

const grantedNames = sql<ReadonlyArray<string>>`coalesce((
  select json_agg(p.name) from role_permissions rp join permissions p on p.id = rp.permission_id
  where rp.role_id = roles.id and p.level > 1), '[]')`

/** Owner of a role, as `isWithinOwner` reads it. */
export const roleOwner = {
  application: roles.applicationId,
  franchise: roles.franchiseId,
  company: roles.companyId,
}

interface RoleGrant {
  readonly caller: Caller
  readonly author: Authority
  readonly recipient: Authority
}

const rolesOf = (db: Database, { caller }: Pick<RoleGrant, "caller">, among?: SQL) =>
  db
    .select({ id: roles.id, names: grantedNames, owner: roleOwner })
    .from(roles)
    .where(and(among, rolesWithin(caller.reach, db)))
    .orderBy(asc(roles.id))

type FoundRole = Awaited<ReturnType<typeof rolesOf>>[number]

/** True of a role that the author may give the recipient: of an owner of theirs, with nothing the author may not hand out. */
const isGrantable =
  ({ author, recipient }: RoleGrant) =>
  ({ names, owner }: FoundRole) =>
    names.every((name) => mayGrant(author, name)) && isWithinOwner(owner, recipient)

/** The roles the author may not give the recipient: unknown, out of reach, of another owner, or with too many permissions. */
const findUngrantable = async (
  tx: Database,
  grant: RoleGrant,
  ids: ReadonlyArray<number>,
): Promise<ReadonlyArray<number>> => {
  if (ids.length === 0) return []
  const found = await rolesOf(tx, grant, inArray(roles.id, [...ids])).for("share")
  const grantable = found.filter(isGrantable(grant))
  return ids.filter((id) => !grantable.some((role) => role.id === id))
}

/** The roles within reach that the caller may give a user; none to who may do more than they. */
export const findGrantable = Effect.fn("grants.findGrantable")(function* (
  db: Database,
  caller: Caller,
  id: number,
) {
  const [author, recipient] = [yield* loadAuthor(db, caller), yield* readAuthority(db, id)]
  if (!recipient || authorize(author, { before: recipient }) !== "allowed") return []
  const found = yield* query(() => rolesOf(db, { caller }))
  return found.filter(isGrantable({ caller, author, recipient })).map((role) => role.id)
})

const replaceRoles = Effect.fn("grants.replaceRoles")(
  function* (tx: Database, grant: RoleGrant, userId: number, ids: ReadonlyArray<number>) {
    const heldNames = yield* query(() =>
      tx.select({ id: userRoles.roleId }).from(userRoles).where(eq(userRoles.userId, userId)),
    )
    const added = ids.filter((id) => !heldNames.some((role) => role.id === id))
    const refused = yield* query(() => findUngrantable(tx, grant, added))
    if (refused.length > 0) return yield* new RoleNotGrantable({ roles: refused })
    const removed = heldNames.map(({ id }) => id).filter((id) => !ids.includes(id))
    yield* query(async () => {
      if (removed.length > 0)
        await tx
          .delete(userRoles)
          .where(and(eq(userRoles.userId, userId), inArray(userRoles.roleId, removed)))
      if (added.length > 0) await tx.insert(userRoles).values(added.map((roleId) => ({ userId, roleId })))
    })
  },
  refuseOn({ user_roles_role_id_roles_id_fk: () => new RoleNotGrantable({ roles: [] }) }),
)

/** Fails unless the author may make this change to a person. */
const ensureAllowed = (author: Authority, change: Change) => {
  const verdict = authorize(author, change)
  if (verdict === "allowed") return Effect.void
  return verdict === "outOfReach"
    ? Effect.fail(new UserOutranks())
    : Effect.fail(new FallbackExceeds({ permissions: verdict.exceeds }))
}

/**
 * Loads the author of a change and fails unless they may change this user. Otherwise a new password would let them
 * sign in as somebody with more permissions.
 */
export const authorizeUserChange = Effect.fn("grants.authorizeUserChange")(function* (
  tx: Database,
  caller: Caller,
  id: number,
) {
  const author = yield* loadAuthor(tx, caller)
  const before = yield* readAuthority(tx, id)
  if (before) yield* ensureAllowed(author, { before })
  return author
})

/**
 * Replaces a user's roles. Roles they already hold may stay, whoever saves. Fails if the user would end up with a
 * permission the author lacks, which can also happen when no role is left (the fallback set, section 6).
 */
export const setUserRoles = Effect.fn("grants.setUserRoles")(function* (
  tx: Database,
  grant: Omit<RoleGrant, "recipient">,
  userId: number,
  ids: ReadonlyArray<number>,
) {
  const recipient = yield* readAuthority(tx, userId)
  if (recipient) yield* replaceRoles(tx, { ...grant, recipient }, userId, ids)
  const after = yield* readAuthority(tx, userId)
  if (after) yield* ensureAllowed(grant.author, { after })
})
