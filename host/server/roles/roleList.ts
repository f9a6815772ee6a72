import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { branchesOf, countable } from "../../../src/contract/access/permissionTree.ts"
import type { Permission } from "../../../src/contract/access/permissions.ts"
import { roleRecords } from "../../../src/contract/users/roleRecords.ts"
import type { Role, RoleFilter, roles as contract, RoleQuery } from "../../../src/contract/users/roles.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { roles } from "../db/schema.ts"
import { nameOrder } from "../db/searchText.ts"
import { type Column, headingOf, only, sendFile } from "../calls/exports.ts"
import type { Handler } from "../calls/handler.ts"
import { findPage } from "../lists/paging.ts"
import { readPermissions } from "../permissions/permissions.ts"
import { rolesWithin } from "../access/reach.ts"
import { afterRow, anyColumnContains, orderOf } from "../lists/search.ts"

const columns = {
  id: roles.id,
  title: roles.title,
  isCoreRole: roles.isCoreRole,
  version: roles.version,
  permissions: sql<
    ReadonlyArray<number>
  >`coalesce((select json_agg(rp.permission_id order by rp.permission_id)
    from role_permissions rp where rp.role_id = roles.id), '[]')`,
}

const sorted = { id: roles.id, title: nameOrder(roles.title) }

/** Reads the roles of a condition. */
export const readRoles = (db: Database, where: SQL | undefined) =>
  db.select(columns).from(roles).where(where).$dynamic()

/** The roles within reach a filter finds. */
export const rolesFound = (db: Database, { reach }: Caller, filter: RoleFilter): SQL | undefined =>
  and(
    rolesWithin(reach, db),
    anyColumnContains(filter, { title: roles.title }),
    filter.isCoreRole === undefined ? undefined : eq(roles.isCoreRole, filter.isCoreRole),
  )

/** One page of the roles a filter finds, and how many it finds. */
export const findRoles = Effect.fn("roles.find")(function* (db: Database, caller: Caller, body: RoleQuery) {
  const where = rolesFound(db, caller, body.filter)
  const { rows, total } = yield* query(() => findPage(db, { table: roles, where, sorted, query: body }))
  if (rows === undefined) return { items: [], ...total }
  const items: ReadonlyArray<Role> = yield* query(() => readRoles(db, rows).orderBy(...orderOf(body, sorted)))
  return { items, ...total }
})

/** Returns the titles of roles, by number. */
export const titlesOf = async (db: Database, ids: ReadonlyArray<number>) => {
  if (ids.length === 0) return []
  return await db
    .select({ _id: roles.id, label: roles.title })
    .from(roles)
    .where(inArray(roles.id, [...ids]))
    .orderBy(asc(roles.id))
}

type ExportRow = Pick<Role, "id" | "title" | "isCoreRole" | "permissions">

type Files = Readonly<Record<"id" | "title" | "permissions" | "isCoreRole", Column<ExportRow>>>

/** Groups are not listed: a file names as many permissions as the list counts. */
const filesWith = (catalog: ReadonlyArray<Permission>): Files => ({
  id: { heading: headingOf(roleRecords, "id"), of: ({ id }) => id },
  title: { heading: headingOf(roleRecords, "title"), of: ({ title }) => title },
  permissions: {
    heading: headingOf(roleRecords, "permissions"),
    of: ({ permissions }) => {
      const granted = new Set(permissions)
      return catalog.flatMap(({ id, title }) => (granted.has(id) ? [title] : [])).join(", ")
    },
  },
  isCoreRole: {
    heading: headingOf(roleRecords, "isCoreRole"),
    of: ({ isCoreRole }, language) =>
      language === "en" ? (isCoreRole ? "yes" : "no") : isCoreRole ? "sim" : "não",
  },
})

/** The roles a filter finds, as a file. */
export const exportRoles = (db: Database): Handler<typeof contract.export> =>
  Effect.fn("roles.export")(function* (input) {
    const where = and(rolesFound(db, input.caller, input.body.filter), only(roles.id, input.body.ids))
    const all = yield* query(() => readPermissions(db, input.language))
    const next = (after: ExportRow | undefined, limit: number) =>
      readRoles(db, and(where, afterRow(input.body, sorted, after)))
        .orderBy(...orderOf(input.body, sorted))
        .limit(limit)
    const columns = filesWith(countable(branchesOf(all)))
    return yield* sendFile(
      db,
      { resource: roleRecords, name: { ptBr: "papeis", en: "roles" }, columns, next },
      input,
    )
  })
