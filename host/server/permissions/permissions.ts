import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { Locale } from "../../../src/contract/limits.ts"
import type { permissions as contract } from "../../../src/contract/access/permissions.ts"
import { accessGroups as groupRecords } from "../../../src/contract/resources/accessGroups.ts"
import type { Success } from "../../../src/contract/wire/endpoint.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { type Database, query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { recordsWithin } from "../access/resourceReach.ts"
import { permissions, rolePermissions, roles } from "../db/schema.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { rolesWithin } from "../access/reach.ts"

const { accessGroups } = tables

/** Reads the permissions of a condition, with titles in one language. */
export const readPermissions = (db: Database, language: Locale, where?: SQL) =>
  db
    .select({
      id: permissions.id,
      name: permissions.name,
      title: language === "en" ? permissions.titleEn : permissions.titlePtBr,
      level: permissions.level,
      parentId: permissions.parentId,
    })
    .from(permissions)
    .where(where)
    .orderBy(
      asc(permissions.level),
      asc(permissions.parentId),
      asc(permissions.position),
      asc(permissions.id),
    )

/** Roles that are named of those that hold a permission. */
const maxTitles = 20

type PermissionUse = Success<typeof contract.usage>[number]

/** The permissions that exist and those a role holds, with titles in the request's language. */
export const permissionHandlers = ({ db }: CallServices): HandlersOf<typeof contract> => ({
  list: ({ language }) => query(() => readPermissions(db, language)),
  usage: ({ caller }) =>
    query(async () => {
      const rolesInReach = db.select({ id: roles.id }).from(roles).where(rolesWithin(caller.reach, db))
      const groups = db
        .select({ id: accessGroups.id })
        .from(accessGroups)
        .where(recordsWithin(groupRecords, accessGroups, caller.reach, db))
      const found = await db.execute<PermissionUse>(sql`
        select p.name, count(r.id)::int as roles,
          coalesce((array_agg(r.title order by r.id) filter (where r.id is not null))[1:${maxTitles}::int], '{}') as titles,
          (select count(*)::int from ${accessGroups} g where p.name = any(g.permissions) and g.id in (${groups})) as groups
        from permissions p left join role_permissions rp on rp.permission_id = p.id
        left join roles r on r.id = rp.role_id and r.id in (${rolesInReach})
        where p.level > 1 group by p.id order by p.id`)
      return found.rows
    }),
  ofRole: Effect.fn("permissions.ofRole")(function* ({ query: { roleId }, caller, language }) {
    const [role] = yield* query(() =>
      db
        .select({ id: roles.id })
        .from(roles)
        .where(and(eq(roles.id, roleId), rolesWithin(caller.reach, db))),
    )
    if (!role) return yield* new NotFound()
    const holders = db
      .select({ id: rolePermissions.permissionId })
      .from(rolePermissions)
      .where(eq(rolePermissions.roleId, roleId))
    return yield* query(() => readPermissions(db, language, inArray(permissions.id, holders)))
  }),
})
