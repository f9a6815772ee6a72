import { and, asc, eq, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import { type AnyRow, withoutEmpty } from "../../../../src/contract/menu/editorRow.ts"
import {
  type MenuData,
  type MenuList,
  menuListNames,
  menuLists,
} from "../../../../src/contract/menu/menuData.ts"
import type { Resource } from "../../../../src/contract/resource/resource.ts"
import type { StoreClock } from "../../companies/storeHours.ts"
import type { Database } from "../../db/database.ts"
import type { RecordTable } from "../../db/described/table.ts"
import { joinOf, tableOf } from "../../db/described/tables.ts"
import { menuRevisions } from "../../db/menuSchema.ts"
import { among } from "../../lists/bulk.ts"
import { grouped } from "../../../../src/contract/wire/grouped.ts"
import { columnNamed } from "../../resource/context.ts"
import { readChain } from "../following/readFollows.ts"
import { noLinks, readLinks } from "./readLinks.ts"
import { readMenuStore } from "./readMenuStore.ts"

/** The part of a menu that is read: of the lists named, the rows with these ids alone; of others, all rows. */
export interface MenuPart {
  readonly rows: Readonly<Partial<Record<MenuList, ReadonlyArray<number>>>>
  readonly hasLinks: boolean
}

export const wholeMenu: MenuPart = { rows: {}, hasLinks: true }

/** A column by its name. */
export const columnOf = (table: RecordTable, name: string): PgColumn => columnNamed({ table }, name)!

const storedIn = ({ fields }: Resource, isJoined: boolean): ReadonlyArray<string> =>
  Object.entries(fields).flatMap(([name, { kind, rules }]) =>
    rules.derived || (kind === "references") !== isJoined ? [] : [name],
  )

/** The rows of a list that a part of a menu has. */
const rowsWithin = (list: MenuList, company: number, { rows }: MenuPart): SQL | undefined => {
  const table = tableOf(menuLists[list])
  const ids = rows[list]
  return and(eq(columnOf(table, "companyId"), company), ids && among(table, ids))
}

/** Ids that rows name in fields kept in tables of their own, by the row's id. */
const readJoined = async (db: Database, list: MenuList, name: string, where: SQL | undefined) => {
  const [join, table] = [joinOf(menuLists[list], name), tableOf(menuLists[list])]
  const found = await db
    .select({ record: join.recordId, target: join.targetId })
    .from(join)
    .innerJoin(table, eq(table.id, join.recordId))
    .where(where)
    .orderBy(asc(join.recordId), asc(join.position))
  return grouped(found, ({ record }) => record)
}

const wireValue = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

const readRows = async (
  db: Database,
  list: MenuList,
  company: number,
  part: MenuPart,
): Promise<ReadonlyArray<AnyRow>> => {
  if (part.rows[list]?.length === 0) return []
  const resource: Resource = menuLists[list]
  const table = tableOf(resource)
  const where = rowsWithin(list, company, part)
  const frame = {
    id: table.id,
    version: table.version,
    ...(resource.status && { status: columnOf(table, "status") }),
  }
  const columns = Object.fromEntries(storedIn(resource, false).map((name) => [name, columnOf(table, name)]))
  const order = resource.order ? [asc(columnOf(table, "position")), asc(table.id)] : [asc(table.id)]
  const found = await db
    .select({ ...columns, ...frame })
    .from(table)
    .where(where)
    .orderBy(...order)
  const joined = await Promise.all(
    storedIn(resource, true).map(async (name) => [name, await readJoined(db, list, name, where)] as const),
  )
  return found.map(({ id, version, status, ...values }) => {
    const more = joined.map(([name, ids]) => [name, ids.get(Number(id))?.map(({ target }) => target)])
    const own = Object.entries(values).map(([name, value]) => [name, wireValue(value)])
    return {
      _id: Number(id),
      version: Number(version),
      ...(status !== undefined && { status: String(status) }),
      ...withoutEmpty(resource.fields, Object.fromEntries([...own, ...more])),
    }
  })
}

/** The version of a company's menu. */
export const readVersion = async (db: Database, company: number): Promise<number> => {
  const [found] = await db
    .select({ version: menuRevisions.version })
    .from(menuRevisions)
    .where(eq(menuRevisions.companyId, company))
  return found?.version ?? 1
}

/** Raises the version of a company's menu, so that whoever has it open or follows it reads it again. */
export const raiseVersion = async (tx: Database, companyId: number): Promise<void> => {
  await tx
    .insert(menuRevisions)
    .values({ companyId, version: 2 })
    .onConflictDoUpdate({
      target: menuRevisions.companyId,
      set: { version: sql`${menuRevisions.version} + 1` },
    })
}

/** A company's menu, or a part of it. */
export const readMenu = async (
  db: Database,
  clock: StoreClock,
  company: number,
  part: MenuPart = wholeMenu,
): Promise<MenuData> => {
  const version = await readVersion(db, company)
  const store = await readMenuStore(db, clock, company)
  const rows: Partial<Record<MenuList, ReadonlyArray<AnyRow>>> = {}
  for (const list of menuListNames) rows[list] = await readRows(db, list, company, part)
  const links = part.hasLinks ? await readLinks(db, company) : noLinks
  const chain = await readChain(db, company, part.rows)
  return { version, store, ...(rows as unknown as Pick<MenuData, MenuList>), ...links, ...chain }
}

/** Locks rows until the transaction is over, in the order of their ids. */
export const lockRows = async (db: Database, list: MenuList, company: number, ids: ReadonlyArray<number>) => {
  const table = tableOf(menuLists[list])
  if (ids.length === 0) return
  await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(columnOf(table, "companyId"), company), among(table, ids)))
    .orderBy(asc(table.id))
    .for("update")
}

/** Waits for whoever changes this menu in a call of its own. */
export const lockMenu = (db: Database, company: number) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext(${`menu ${company}`}))`)
