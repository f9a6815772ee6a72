import { and, asc, eq, inArray, type SQL } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { Locale } from "../../../src/contract/limits.ts"
import type { permissions as contract } from "../../../src/contract/access/permissions.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { type Database, query } from "../db/database.ts"
import { permissions, rolePermissions, roles } from "../db/schema.ts"
import type { HandlersOf, Tools } from "../http/handler.ts"
import { rolesWithin } from "./reach.ts"

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

/** The permissions that exist and those a role holds, with titles in the request's language. */
export const permissionHandlers = ({ db }: Tools): HandlersOf<typeof contract> => ({
  list: ({ language }) => query(() => readPermissions(db, language)),
  ofRole: Effect.fn("permissions.ofRole")(function* ({ query: { roleId }, caller, language }) {
    const [role] = yield* query(() =>
      db
        .select({ id: roles.id })
        .from(roles)
        .where(and(eq(roles.id, roleId), rolesWithin(caller.reach, db))),
    )
    if (!role) return yield* new NotFound()
    const held = db
      .select({ id: rolePermissions.permissionId })
      .from(rolePermissions)
      .where(eq(rolePermissions.roleId, roleId))
    return yield* query(() => readPermissions(db, language, inArray(permissions.id, held)))
  }),
})
