import { and, asc, count, eq, inArray, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { mayGrant, type Subject } from "../../../src/contract/access/access.ts"
import { limits } from "../../../src/contract/limits.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import {
  CoreRole,
  CoreRoleProtected,
  GrantExceeds,
  type Role,
  RoleInUse,
  type roles as contract,
  type SavedRole,
  StaleRole,
  UnknownPermission,
} from "../../../src/contract/users/roles.ts"
import { auditedRoleList, noteWrite } from "../audit/auditedLists.ts"
import { loadAuthor, lockPermissions } from "../access/authorities.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { permissions, rolePermissions, roles, userRoles } from "../db/schema.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { refuseUsed } from "../resource/usedRecords.ts"
import { ownerFor, rolesWithin } from "../access/reach.ts"
import { checkHolders, checkReach, namesOf } from "./roleHolders.ts"
import { removeRoles } from "./removeRoles.ts"
import { exportRoles, findRoles, readRoles } from "./roleList.ts"
import { type SentVersion, isStale, isUnversioned } from "../calls/versions.ts"

export const readRole = Effect.fnUntraced(function* (db: Database, caller: Caller, id: number) {
  const [role] = yield* query(() => readRoles(db, and(eq(roles.id, id), rolesWithin(caller.reach, db))))
  return role ?? (yield* new NotFound())
})

/** The role, and nobody else changes it, deletes it or gives it to anyone until this transaction is over. */
const lockRole = Effect.fnUntraced(function* (tx: Database, caller: Caller, id: number) {
  const within = and(eq(roles.id, id), rolesWithin(caller.reach, tx))
  yield* query(() => tx.select({ id: roles.id }).from(roles).where(within).for("update"))
  return yield* readRole(tx, caller, id)
})

const holders = async (db: Database, id: number) => {
  const [counted] = await db.select({ users: count() }).from(userRoles).where(eq(userRoles.roleId, id))
  return counted?.users ?? 0
}

/** Nobody puts into a role what does not exist or what they may not hand out. Parents open nothing. */
const checkGrant = Effect.fnUntraced(function* (
  tx: Database,
  author: Subject,
  ids: ReadonlyArray<number>,
  granted: ReadonlyArray<number>,
) {
  const known = yield* query(() =>
    tx
      .select({ id: permissions.id, name: permissions.name, level: permissions.level })
      .from(permissions)
      .where(inArray(permissions.id, [...ids])),
  )
  const unknown = ids.filter((id) => !known.some((permission) => permission.id === id))
  if (unknown.length > 0) return yield* new UnknownPermission({ permissions: unknown })
  const beyond = known.filter(
    ({ id, name, level }) => level > 1 && !granted.includes(id) && !mayGrant(author, name),
  )
  if (beyond.length > 0) return yield* new GrantExceeds({ permissions: beyond.map(({ name }) => name) })
})

/** A role with the names of its permissions, as the audit log shows it. */
const withNames = (tx: Database, role: Role) =>
  query(async () => ({
    ...role,
    permissions: (await namesOf(tx, role.permissions)).map(({ name }) => name),
  }))

const putPermissions = (tx: Database, roleId: number, ids: ReadonlyArray<number>) =>
  query(async () => {
    await tx.delete(rolePermissions).where(eq(rolePermissions.roleId, roleId))
    if (ids.length > 0)
      await tx.insert(rolePermissions).values(ids.map((permissionId) => ({ roleId, permissionId })))
  })

const createRole = Effect.fn("roles.create")(function* (
  tx: Database,
  caller: Caller,
  { title, permissions: ids }: Pick<Role, "title" | "permissions">,
) {
  yield* checkGrant(tx, yield* loadAuthor(tx, caller), ids, [])
  const [created] = yield* query(() =>
    tx
      .insert(roles)
      .values({ title, ...ownerFor(caller.reach) })
      .returning({ id: roles.id }),
  )
  yield* putPermissions(tx, created!.id, ids)
  const role = yield* readRole(tx, caller, created!.id)
  yield* noteWrite(tx, caller, auditedRoleList, { id: role.id, after: yield* withNames(tx, role) })
  return role
})

const saveRole = Effect.fn("roles.save")(function* (
  tx: Database,
  caller: Caller,
  requested: SavedRole,
  version: SentVersion,
) {
  yield* lockPermissions(tx, "exclusive")
  const role = yield* lockRole(tx, caller, requested.id)
  const author = yield* loadAuthor(tx, caller)
  if (role.isCoreRole) return yield* new CoreRole()
  if (isStale(role, requested.version, version)) return yield* new StaleRole({ current: role })
  if (requested.isCoreRole) return yield* new CoreRoleProtected()
  yield* checkGrant(tx, author, requested.permissions, role.permissions)
  yield* checkHolders(tx, author, role, requested.permissions)
  yield* query(() =>
    tx
      .update(roles)
      .set({ title: requested.title, version: sql`${roles.version} + 1` })
      .where(eq(roles.id, role.id)),
  )
  const before = yield* withNames(tx, role)
  yield* putPermissions(tx, role.id, requested.permissions)
  const after = yield* readRole(tx, caller, role.id)
  yield* noteWrite(tx, caller, auditedRoleList, {
    id: role.id,
    before,
    after: yield* withNames(tx, after),
    isUnversioned: isUnversioned(requested.version, version),
  })
  return after
})

const removeRole = Effect.fn("roles.remove")(function* (tx: Database, caller: Caller, id: number) {
  const role = yield* lockRole(tx, caller, id)
  if (role.isCoreRole) return yield* new CoreRole()
  const users = yield* query(() => holders(tx, id))
  if (users > 0) {
    yield* checkReach(tx, yield* loadAuthor(tx, caller), role)
    return yield* new RoleInUse({ users })
  }
  yield* refuseUsed(tx, "roles", id)
  yield* noteWrite(tx, caller, auditedRoleList, { id, before: yield* withNames(tx, role) })
  yield* query(() => tx.delete(roles).where(eq(roles.id, id)))
})

/** The roles of the caller's reach. */
export const roleHandlers = ({ db }: CallServices): HandlersOf<typeof contract> => ({
  list: ({ caller }) =>
    query(() =>
      readRoles(db, rolesWithin(caller.reach, db)).orderBy(asc(roles.id)).limit(limits.list.maxUnpaged),
    ),
  find: ({ body, caller }) => findRoles(db, caller, body),
  isAssigned: Effect.fn("roles.isAssigned")(function* ({ query: { roleId }, caller }) {
    yield* readRole(db, caller, roleId)
    return (yield* query(() => holders(db, roleId))) > 0
  }),
  get: ({ params, caller }) => readRole(db, caller, params.id),
  create: ({ body, caller, write }) => write((tx) => createRole(tx, caller, body)),
  save: ({ body, version, caller, write }) => write((tx) => saveRole(tx, caller, body, version)),
  remove: ({ params, caller, write }) => write((tx) => removeRole(tx, caller, params.id)),
  removeMany: ({ body, caller, write }) => write((tx) => removeRoles(tx, caller, body)),
  export: exportRoles(db),
})
