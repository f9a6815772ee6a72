import { getTableName, type SQL, sql } from "drizzle-orm"
import type { PageQuery } from "../../src/contract/page.ts"
import type { Database } from "./db/database.ts"
import type { companyDeliveries, deliveryPeople, onlineTimes } from "./db/deliverySchema.ts"
import type { companies, roles, users } from "./db/schema.ts"
import { orderOf, type Sorted } from "./search.ts"

type Listed = typeof users | typeof roles | typeof companies | typeof deliveryPeople

/** How many rows a condition holds for. */
export const countRows = async (
  db: Database,
  table: Listed | typeof companyDeliveries | typeof onlineTimes,
  where: SQL | undefined,
): Promise<number> => {
  const [counted] = await db
    .select({ rows: sql<number>`count(*)::int` })
    .from(table)
    .where(where)
  return counted?.rows ?? 0
}

interface Page {
  readonly table: Listed
  readonly where: SQL | undefined
  readonly sorted: Sorted
  readonly query: Pick<PageQuery, "sortField" | "sortOrder" | "pageNumber" | "pageSize">
  readonly total: number
}

const opposite = { asc: "desc", desc: "asc" } as const

/** So few rows are better found first and then put in order; more of them come along soon enough in their order. */
const few = 5000

/**
 * The table, or what a condition leaves of it. `offset 0` keeps the database from walking the whole table in order
 * for the sake of a short page, which it would guess to be quick.
 */
const source = ({ table, where, total }: Page): SQL =>
  where === undefined || total > few
    ? sql`${table} where ${where ?? sql`true`}`
    : sql`(select * from ${table} where ${where} offset 0) as ${sql.identifier(getTableName(table))}`

/**
 * The rows of one page, as a condition; undefined for a page after the last. They are counted off by number alone,
 * from the end of the list that is nearer, so that the last page costs what the first does.
 */
export const rowsOfPage = (page: Page): SQL | undefined => {
  const { table, sorted, query, total } = page
  const before = query.pageNumber * query.pageSize
  const size = Math.min(query.pageSize, total - before)
  if (size <= 0) return undefined
  const after = total - before - size
  const backwards = after < before
  const order = backwards ? { ...query, sortOrder: opposite[query.sortOrder] } : query
  const wanted = sql.join([...orderOf(order, sorted)], sql`, `)
  return sql`${table.id} in (select ${table.id} from ${source(page)}
    order by ${wanted} limit ${size} offset ${backwards ? after : before})`
}
