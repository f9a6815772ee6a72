import { and, eq, notInArray, sql } from "drizzle-orm"
import { permissionCatalog } from "../../../src/contract/permissionCatalog.ts"
import type { Database } from "./database.ts"
import { coreRoles } from "./coreRoles.ts"
import { permissions, rolePermissions, roles } from "./schema.ts"

const excluded = (column: string) => sql.raw(`excluded.${column}`)

const putPermissions = async (db: Database, rows: ReadonlyArray<typeof permissions.$inferInsert>) =>
  db
    .insert(permissions)
    .values([...rows])
    .onConflictDoUpdate({
      target: permissions.name,
      set: {
        titlePtBr: excluded("title_pt_br"),
        titleEn: excluded("title_en"),
        level: excluded("level"),
        parentId: excluded("parent_id"),
        position: excluded("position"),
      },
    })
    .returning({ id: permissions.id, name: permissions.name })

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

const applyCoreRoles = async (db: Database, permissionIds: ReadonlyMap<string, number>) => {
  const kept = await db
    .insert(roles)
    .values(coreRoles.map(({ name, title }) => ({ baseName: name, title, isCoreRole: true })))
    .onConflictDoUpdate({ target: roles.baseName, set: { title: excluded("title") } })
    .returning({ id: roles.id, name: roles.baseName })
  for (const { id, name } of kept) {
    const held = coreRoles.find((role) => role.name === name)?.permissions ?? []
    const ids = held.map((permission) => permissionIds.get(permission)!)
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
