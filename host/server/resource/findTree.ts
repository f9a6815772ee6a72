import { and, inArray, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { limits } from "../../../src/contract/limits.ts"
import { inTreeOrder, parentKey } from "../../../src/contract/resource/tree.ts"
import { type Database, query } from "../db/database.ts"
import { rowsOfPage } from "../lists/paging.ts"
import { countRows } from "../lists/totals.ts"
import { orderOf } from "../lists/search.ts"
import { columnNamed, type Context } from "./context.ts"
import { knownCount, recordsFound, shownTo, type Sought, sortedBy } from "./findRecords.ts"
import { filterCondition } from "./filterCondition.ts"
import { snakeCase } from "../db/described/names.ts"
import { type Row, readRecords } from "./recordRows.ts"
import { recordsSeen } from "./recordsSeen.ts"

const { maxUnpaged } = limits.list

/** The name of the column that names the record above. */
const parentColumn = ({ resource }: Context) => sql.identifier(snakeCase(resource.tree ?? "id"))

/** The records a condition finds and all they stand under, as a condition. */
const withThoseAbove = (context: Context, where: SQL | undefined): SQL => {
  const { table } = context
  const parent = parentColumn(context)
  return sql`${table.id} in (with recursive above as (
    select id, ${parent} as parent from ${table} where ${where ?? sql`true`}
    union select t.id, t.${parent} from ${table} t join above on t.id = above.parent)
    select id from above)`
}

/** The ids of some roots and of those beneath them, nearest first: one more than a page takes. */
const beneath = async (db: Database, context: Context, roots: SQL, shown: SQL | undefined) => {
  const { resource, table } = context
  const above = columnNamed(context, resource.tree ?? "id")!
  const found = await db.execute<{ id: number }>(sql`with recursive branch as (
      select ${table.id} as id, 1 as level from ${table} where ${roots}
      union all select ${table.id}, branch.level + 1 from ${table}
        join branch on ${above} = branch.id where ${shown ?? sql`true`})
    select id from branch order by level, id limit ${maxUnpaged + 1}`)
  return found.rows.map(({ id }) => Number(id))
}

/**
 * One page of the trees a filter finds: so many roots, each followed by those beneath it that are found or stand above
 * what is found. `totalCount` counts what is found, `rootCount` the roots.
 */
export const findTree = Effect.fn("resource.findTree")(function* (
  db: Database,
  context: Context,
  { caller, body, language }: Sought,
) {
  const { resource, table } = context
  const where = recordsFound(db, context, caller, body.filter)
  const isFiltered = filterCondition(context, body.filter) !== undefined
  const shown = isFiltered ? withThoseAbove(context, where) : recordsSeen(context, caller, db)
  const roots = and(shown, sql`${parentColumn(context)} is null`)
  const totalCount = yield* query(
    async () => (await knownCount(db, context, caller, body.filter)) ?? (await countRows(db, table, where)),
  )
  const rootCount = yield* query(() => countRows(db, table, roots))
  const sorted = sortedBy(context, language)
  const page = rowsOfPage({ table, where: roots, sorted, query: body, total: rootCount })
  const none: ReadonlyArray<Row> = []
  if (page === undefined) return { items: none, totalCount, rootCount }
  const ids = yield* query(() => beneath(db, context, page, shown))
  const isCut = ids.length > maxUnpaged
  const rows = yield* query(() =>
    readRecords(db, context, {
      where: inArray(table.id, ids.slice(0, maxUnpaged)),
      order: orderOf(body, sorted),
      reach: caller.reach,
    }),
  )
  const items = inTreeOrder(rows, (row) => parentKey(resource, row)).map(({ row }) =>
    shownTo(context, caller, row),
  )
  return { items, totalCount, rootCount, ...(isCut && { isCut }) }
})
