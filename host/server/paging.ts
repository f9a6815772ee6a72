import { inArray, type SQL, sql } from "drizzle-orm"
import type { PageQuery } from "../../src/contract/page.ts"
import type { Database } from "./db/database.ts"
import type { companies, roles, users } from "./db/schema.ts"
import { orderOf, type Sorted } from "./search.ts"

type Listed = typeof users | typeof roles | typeof companies

/** How many rows a condition holds for. */
export const countRows = async (db: Database, table: Listed, where: SQL | undefined): Promise<number> => {
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

/**
 * The rows of one page, as a condition; undefined for a page after the last. They are counted off by number alone,
 * from the end of the list that is nearer, so that the last page costs what the first does.
 */
export const rowsOfPage = (db: Database, { table, where, sorted, query, total }: Page): SQL | undefined => {
  const before = query.pageNumber * query.pageSize
  const size = Math.min(query.pageSize, total - before)
  if (size <= 0) return undefined
  const after = total - before - size
  const backwards = after < before
  const order = backwards ? { ...query, sortOrder: opposite[query.sortOrder] } : query
  const ids = db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...orderOf(order, sorted))
    .limit(size)
    .offset(backwards ? after : before)
  return inArray(table.id, ids)
}
