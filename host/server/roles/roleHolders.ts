import { asc, inArray, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { type Role, RoleOutranks } from "../../../src/contract/users/roles.ts"
import { FallbackExceeds } from "../../../src/contract/users/user.ts"
import { readAuthorities } from "../access/authorities.ts"
import { type Authority, authorize } from "../access/authority.ts"
import { type Database, query } from "../db/database.ts"
import { permissions } from "../db/schema.ts"

/** The names of permissions, by number. */
export const namesOf = async (tx: Database, ids: ReadonlyArray<number>) => {
  if (ids.length === 0) return []
  return await tx
    .select({ id: permissions.id, name: permissions.name })
    .from(permissions)
    .where(inArray(permissions.id, [...ids]))
    .orderBy(asc(permissions.id))
}

/**
 * Changing a role changes all who hold it, so its author must cover each of them, before and after. Whoever is left
 * without a permission falls to the set of their kind (section 6).
 */
export const checkHolders = Effect.fn("roles.checkHolders")(function* (
  tx: Database,
  author: Authority,
  role: Role,
  ids: ReadonlyArray<number>,
) {
  if (author.isRoot) return
  const holdsRole = sql`users.id in (select ur.user_id from user_roles ur where ur.role_id = ${role.id})`
  const old = yield* query(() => namesOf(tx, role.permissions))
  const next = yield* query(() => namesOf(tx, ids))
  const holders = yield* query(() => readAuthorities(tx, holdsRole, role.id))
  for (const { authority } of holders) {
    const withNames = (names: typeof old) => ({
      ...authority,
      permissions: [...authority.permissions, ...names],
    })
    const verdict = authorize(author, { before: withNames(old), after: withNames(next) })
    if (verdict === "outOfReach") return yield* new RoleOutranks()
    if (verdict !== "allowed") return yield* new FallbackExceeds({ permissions: verdict.exceeds })
  }
})

/** Fails where somebody holds the role whom its author does not cover, and so cannot take it from. */
export const checkReach = (tx: Database, author: Authority, role: Role) =>
  checkHolders(tx, author, role, role.permissions).pipe(Effect.catchTag("FallbackExceeds", () => Effect.void))
