import { and, eq, inArray, isNotNull, notInArray } from "drizzle-orm"
import { permissionCatalog } from "../../../src/contract/access/permissionCatalog.ts"
import type { Database } from "./database.ts"
import { coreRoles } from "./coreRoles.ts"
import { permissions, rolePermissions, roles } from "./schema.ts"

type PermissionRow = typeof permissions.$inferInsert

const sameTexts = (one: PermissionRow, other: PermissionRow) =>
  one.titlePtBr === other.titlePtBr &&
  one.titleEn === other.titleEn &&
  one.level === other.level &&
  (one.parentId ?? null) === (other.parentId ?? null) &&
  one.position === other.position

/** Adds what is missing and changes what differs; an insert that meets a row there already would use up a number. */
const putPermissions = async (db: Database, rows: ReadonlyArray<PermissionRow>) => {
  const names = rows.map(({ name }) => name)
  const there = await db.select().from(permissions).where(inArray(permissions.name, names))
  const known = new Map(there.map((row) => [row.name, row]))
  for (const row of rows) {
    const old = known.get(row.name)
    if (old && !sameTexts(old, row)) await db.update(permissions).set(row).where(eq(permissions.id, old.id))
  }
  const missing = rows.filter(({ name }) => !known.has(name))
  const added = missing.length > 0 ? await db.insert(permissions).values(missing).returning() : []
  return [...there, ...added].map(({ id, name }) => ({ id, name }))
}

const applyPermissions = async (db: Database): Promise<ReadonlyMap<string, number>> => {
  const parents = await putPermissions(
    db,
    permissionCatalog.map(({ name, title }, position) => ({
      name,
      titlePtBr: title.ptBr,
      titleEn: title.en,
      level: 1,
      parentId: null,
      position,
    })),
  )
  const parentOf = new Map(parents.map(({ name, id }) => [name, id]))
  const children = permissionCatalog.flatMap((group) =>
    group.children.map(([name, titlePtBr, titleEn], position) => ({
      name,
      titlePtBr,
      titleEn,
      level: 2,
      parentId: parentOf.get(group.name)!,
      position,
    })),
  )
  return new Map((await putPermissions(db, children)).map(({ name, id }) => [name, id]))
}

const putCoreRoles = async (db: Database) => {
  const there = await db.select().from(roles).where(isNotNull(roles.baseName))
  const known = new Map(there.map((row) => [row.baseName, row]))
  for (const { name, title } of coreRoles) {
    const old = known.get(name)
    if (old && old.title !== title) await db.update(roles).set({ title }).where(eq(roles.id, old.id))
  }
  const missing = coreRoles.filter(({ name }) => !known.has(name))
  const values = missing.map(({ name, title }) => ({ baseName: name, title, isCoreRole: true }))
  const added = values.length > 0 ? await db.insert(roles).values(values).returning() : []
  return [...there, ...added].map(({ id, baseName: name }) => ({ id, name }))
}

const applyCoreRoles = async (db: Database, permissionIds: ReadonlyMap<string, number>) => {
  const storedRoles = await putCoreRoles(db)
  for (const { id, name } of storedRoles) {
    const corePermissions = coreRoles.find((role) => role.name === name)?.permissions ?? []
    const ids = corePermissions.map((permission) => permissionIds.get(permission)!)
    await db
      .delete(rolePermissions)
      .where(and(eq(rolePermissions.roleId, id), notInArray(rolePermissions.permissionId, ids)))
    await db
      .insert(rolePermissions)
      .values(ids.map((permissionId) => ({ roleId: id, permissionId })))
      .onConflictDoNothing()
  }
}

/** Writes what every installation starts from: the permissions and the core roles. Doing it again changes nothing. */
export const applyBase = (db: Database): Promise<void> =>
  db.transaction(async (tx) => applyCoreRoles(tx, await applyPermissions(tx)))
