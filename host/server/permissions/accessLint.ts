import { and, eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { allows, managesAccess } from "../../../src/contract/access/access.ts"
import type { accessLint as contract } from "../../../src/contract/access/accessLint.ts"
import { limits } from "../../../src/contract/limits.ts"
import { accessGroups as accessGroupRecords } from "../../../src/contract/resources/accessGroups.ts"
import { aclGroups as aclGroupRecords } from "../../../src/contract/resources/aclGroups.ts"
import { type Database, query } from "../db/database.ts"
import { accessGroupMembers } from "../db/resourceSchema.ts"
import { joins, tables } from "../db/described/tables.ts"
import { permissions, rolePermissions, roles, userRoles, users } from "../db/schema.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { recordsWithin } from "../access/resourceReach.ts"
import type { Caller } from "../access/caller.ts"
import { lintAccess, type LintedHolder, type LintedRoute } from "./lintAccess.ts"
import { rolesWithin } from "../access/reach.ts"

const { accessGroups, aclGroups, aclRoutes, userTypes } = tables
const { routes: aclGroupsRoutes } = joins.aclGroups
const { userTypes: aclGroupsUserTypes } = joins.aclGroups

/** Records of one kind that are looked at. */
const maxRows = limits.list.maxUnpaged

const groupsWithin = ({ reach }: Caller, db: Database) => recordsWithin(aclGroupRecords, aclGroups, reach, db)

const readRoutes = async (db: Database, caller: Caller): Promise<ReadonlyArray<LintedRoute>> => {
  const seesGroups = allows(aclGroupRecords.access, caller.user)
  const grouped = db
    .select({ id: aclGroupsRoutes.targetId })
    .from(aclGroupsRoutes)
    .innerJoin(aclGroups, eq(aclGroups.id, aclGroupsRoutes.recordId))
    .where(and(eq(aclGroups.isActive, true), groupsWithin(caller, db)))
  const rows = await db
    .select({
      path: sql<string>`${aclRoutes.path}`,
      method: sql<string>`${aclRoutes.method}`,
      isPublic: sql<boolean>`coalesce(${aclRoutes.isPublic}, false)`,
      permissions: sql<
        ReadonlyArray<{ readonly name: string }>
      >`coalesce(${aclRoutes.permissions}, '[]'::jsonb)`,
      isGrouped: sql<boolean>`${aclRoutes.id} in (${grouped})`,
    })
    .from(aclRoutes)
    .orderBy(aclRoutes.path, aclRoutes.id)
    .limit(maxRows)
  return rows.map(({ permissions: granted, isGrouped, ...route }) => ({
    ...route,
    permissions: granted.map(({ name }) => name),
    isGrouped: seesGroups ? isGrouped : undefined,
  }))
}

const readAclGroups = async (db: Database, caller: Caller): Promise<ReadonlyArray<LintedHolder>> => {
  const rows = await db
    .select({
      name: sql<string>`${aclGroups.name}`,
      isHeld: sql<boolean>`exists (select from ${aclGroupsUserTypes} gt join ${userTypes} t on t.id = gt.target_id
        join ${userRoles} ur on ur.role_id = t.default_role
        join ${users} u on u.id = ur.user_id and u.application_id = t.application_id
        where gt.record_id = acl_groups.id)`,
    })
    .from(aclGroups)
    .where(groupsWithin(caller, db))
    .orderBy(aclGroups.id)
    .limit(maxRows)
  return rows.map((row) => ({ ...row, list: "aclGroups", permissions: [] }))
}

const readAccessGroups = async (db: Database, caller: Caller): Promise<ReadonlyArray<LintedHolder>> => {
  const rows = await db
    .select({
      name: sql<string>`${accessGroups.title}`,
      permissions: sql<ReadonlyArray<string>>`coalesce(to_json(${accessGroups.permissions}), '[]'::json)`,
      isHeld: sql<boolean>`exists (select from ${accessGroupMembers} m
        where m.group_id = access_groups.id and (m.until is null or m.until > now()))`,
    })
    .from(accessGroups)
    .where(recordsWithin(accessGroupRecords, accessGroups, caller.reach, db))
    .orderBy(accessGroups.id)
    .limit(maxRows)
  return rows.map((row) => ({ ...row, list: "accessGroups" }))
}

const readRoles = async (db: Database, { reach }: Caller): Promise<ReadonlyArray<LintedHolder>> => {
  const rows = await db
    .select({
      name: roles.title,
      permissions: sql<ReadonlyArray<string>>`coalesce((select json_agg(p.name order by p.name)
        from ${rolePermissions} rp join ${permissions} p on p.id = rp.permission_id
        where rp.role_id = roles.id and p.level > 1), '[]'::json)`,
      // A core role is everybody's, and stays.
      isHeld: sql<boolean>`${roles.isCoreRole} or exists (select from ${userRoles} ur where ur.role_id = roles.id)`,
    })
    .from(roles)
    .where(rolesWithin(reach, db))
    .orderBy(roles.id)
    .limit(maxRows)
  return rows.map((row) => ({ ...row, list: "roles" }))
}

const readHolders = async (db: Database, caller: Caller): Promise<ReadonlyArray<LintedHolder>> => {
  const may = [
    [aclGroupRecords.access, readAclGroups],
    [accessGroupRecords.access, readAccessGroups],
    [managesAccess, readRoles],
  ] as const
  const found: Array<LintedHolder> = []
  for (const [access, read] of may) if (allows(access, caller.user)) found.push(...(await read(db, caller)))
  return found
}

/** Finds what is wrong with routes, groups and roles, of lists the caller may open. */
export const accessLintHandlers = ({ db }: CallServices): HandlersOf<typeof contract> => ({
  find: ({ caller, body: { screens } }) =>
    Effect.map(
      query(async () => [await readRoutes(db, caller), await readHolders(db, caller)] as const),
      ([routes, holders]) => lintAccess(screens, routes, holders).slice(0, maxRows),
    ),
})
