import { getTableName, type SQL, sql } from "drizzle-orm"
import type { PageQuery, Total } from "../../../src/contract/wire/page.ts"
import type { TableWithId } from "../db/columns.ts"
import type { Database } from "../db/database.ts"
import { orderOf, type Sorted } from "./search.ts"
import { among } from "./bulk.ts"
import { type Counted, countFound, countRows } from "./totals.ts"

interface Page {
  readonly table: TableWithId
  readonly where: SQL | undefined
  readonly sorted: Sorted
  readonly query: Pick<PageQuery, "sortField" | "sortOrder" | "pageNumber" | "pageSize">
  readonly total: number
  /** The end is not known, so that rows are counted off from the beginning. */
  readonly isEstimated?: boolean | undefined
}

const opposite = { asc: "desc", desc: "asc" } as const

/** Up to this many rows, filtering first and then sorting is at once faster than walking the sort index. */
const fewRows = 5000
/** Up to this many it is where the first rows of that index have not got the page. */
const collectedRows = 50_000
/** Rows of the index that are looked through before. */
const walkedRows = 5000

/**
 * The table, or its rows that match a condition. `offset 0` keeps the planner from walking the whole sort index for a
 * short page, which it wrongly estimates to be quick.
 */
const source = ({ table, where, total }: Page): SQL =>
  where === undefined || total > collectedRows
    ? sql`${table} where ${where ?? sql`true`}`
    : sql`(select * from ${table} where ${where} offset 0) as ${sql.identifier(getTableName(table))}`

/**
 * The rows of one page, as a condition; undefined for a page after the last. The offset counts from the nearer end of
 * the list, so the last page costs what the first does.
 */
export const rowsOfPage = (page: Page): SQL | undefined => {
  const { table, sorted, query, total, isEstimated } = page
  const before = query.pageNumber * query.pageSize
  const size = Math.min(query.pageSize, total - before)
  if (size <= 0) return undefined
  const after = total - before - size
  const backwards = after < before && !isEstimated
  const order = backwards ? { ...query, sortOrder: opposite[query.sortOrder] } : query
  const ordering = sql.join([...orderOf(order, sorted)], sql`, `)
  return sql`${table.id} in (select ${table.id} from ${source(page)}
    order by ${ordering} limit ${size} offset ${backwards ? after : before})`
}

interface Search extends Omit<Page, "total" | "isEstimated" | "query"> {
  readonly query: Page["query"] & Pick<PageQuery, "exactTotal">
  /** The number of rows where it need not be counted. */
  readonly known?: number | undefined
}

/** The rows of a page, as a condition, and how many rows there are. */
interface FoundPage {
  readonly rows: SQL | undefined
  readonly total: Total
}

/** Up to three quarters of a list a page costs less counted off from the beginning than with the count of all rows. */
const isFarFromEnd = ({ pageNumber, pageSize }: Page["query"], { totalCount }: Total) =>
  (pageNumber + 1) * pageSize * 4 < totalCount * 3

/**
 * A page far from the end of an estimated list is counted off from its beginning. For one beyond all rows are counted,
 * so that a page has the same rows whichever way one turns.
 */
const countFor = async (db: Database, { known, ...search }: Search) => {
  if (known !== undefined) return { total: { totalCount: known } }
  const { table, where, query } = search
  const counted = query.exactTotal ? undefined : await countFound(db, search)
  if (counted && (!counted.total.isEstimated || isFarFromEnd(query, counted.total))) return counted
  return { total: { totalCount: await countRows(db, table, where) } }
}

/**
 * The page among the first rows of the order, where many match; undefined where it is not all there. Left to itself the
 * planner walks past all names from A on to those it finds under H. The order is a column of those rows, so that they
 * are read no further than to the end of the page.
 */
const walkedPage = async (db: Database, { table, where, sorted, query }: Search) => {
  const { pageNumber, pageSize, sortField } = query
  if (where === undefined || (pageNumber + 1) * pageSize > walkedRows) return undefined
  const direction = sql.raw(query.sortOrder)
  const { rows } = await db.execute<{ id: number }>(sql`select ${table.id} as id
    from (select *, ${sorted[sortField] ?? sorted.id} as page_order from ${table}
      order by ${sql.join([...orderOf(query, sorted)], sql`, `)} limit ${walkedRows}) as ${sql.identifier(getTableName(table))}
    where ${where} order by page_order ${direction}, ${table.id} ${direction}
    limit ${pageSize} offset ${pageNumber * pageSize}`)
  const ids = rows.map(({ id }) => Number(id))
  return ids.length < pageSize ? undefined : among(table, ids)
}

/** Finds one page. */
export const findPage = async (db: Database, search: Search): Promise<FoundPage> => {
  const { total, ids }: Counted = await countFor(db, search)
  const { totalCount, isEstimated } = total
  const walked = totalCount > fewRows ? await walkedPage(db, search) : undefined
  const where = ids ? among(search.table, ids) : search.where
  return { rows: walked ?? rowsOfPage({ ...search, where, total: totalCount, isEstimated }), total }
}
