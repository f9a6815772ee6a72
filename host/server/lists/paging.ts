import { getTableName, type SQL, sql } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import type { PageQuery } from "../../../src/contract/wire/page.ts"
import type { TableWithId } from "../db/columns.ts"
import type { Database } from "../db/database.ts"
import { orderOf, type Sorted } from "./search.ts"

/** Counts the rows that match a condition. */
export const countRows = async (db: Database, table: PgTable, where: SQL | undefined): Promise<number> => {
  const [counted] = await db
    .select({ rows: sql<number>`count(*)::int` })
    .from(table)
    .where(where)
  return counted?.rows ?? 0
}

interface Page {
  readonly table: TableWithId
  readonly where: SQL | undefined
  readonly sorted: Sorted
  readonly query: Pick<PageQuery, "sortField" | "sortOrder" | "pageNumber" | "pageSize">
  readonly total: number
}

const opposite = { asc: "desc", desc: "asc" } as const

/** Up to this many rows, filtering first and then sorting is faster than walking the sort index. */
const fewRows = 5000

/**
 * The table, or its rows that match a condition. `offset 0` keeps the planner from walking the whole sort index for a
 * short page, which it wrongly estimates to be quick.
 */
const source = ({ table, where, total }: Page): SQL =>
  where === undefined || total > fewRows
    ? sql`${table} where ${where ?? sql`true`}`
    : sql`(select * from ${table} where ${where} offset 0) as ${sql.identifier(getTableName(table))}`

/**
 * The rows of one page, as a condition; undefined for a page after the last. The offset counts from the nearer end of
 * the list, so the last page costs what the first does.
 */
export const rowsOfPage = (page: Page): SQL | undefined => {
  const { table, sorted, query, total } = page
  const before = query.pageNumber * query.pageSize
  const size = Math.min(query.pageSize, total - before)
  if (size <= 0) return undefined
  const after = total - before - size
  const backwards = after < before
  const order = backwards ? { ...query, sortOrder: opposite[query.sortOrder] } : query
  const ordering = sql.join([...orderOf(order, sorted)], sql`, `)
  return sql`${table.id} in (select ${table.id} from ${source(page)}
    order by ${ordering} limit ${size} offset ${backwards ? after : before})`
}
