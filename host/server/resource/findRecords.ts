import { and, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import * as Effect from "effect/Effect"
import type { Locale } from "../../../src/contract/limits.ts"
import type { PageQuery } from "../../../src/contract/wire/page.ts"
import { isNamed, sortFields } from "../../../src/contract/resource/filter.ts"
import { listedRow } from "../../../src/contract/resource/listedRow.ts"
import { withMasks } from "../../../src/contract/resource/masked.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { statusesFound } from "../../../src/contract/resource/statusesFound.ts"
import { valueOrder } from "../../../src/contract/resource/valueOrder.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { nameOrder } from "../db/searchText.ts"
import { findPage } from "../lists/paging.ts"
import { orderOf, type Sorted } from "../lists/search.ts"
import { columnNamed, type Context } from "./context.ts"
import { datedColumn } from "./datedColumn.ts"
import type { Values } from "./fieldValues.ts"
import { filterCondition } from "./filterCondition.ts"
import { keptCount } from "./keptCount.ts"
import { derivedColumns, type Row, readRecords } from "./recordRows.ts"
import { recordsSeen } from "./recordsSeen.ts"
import { statusColumn } from "./statusColumn.ts"

/** The records a caller's filter finds. */
export const recordsFound = (
  db: Database,
  context: Context,
  caller: Caller,
  filter: Values,
): SQL | undefined => and(recordsSeen(context, caller, db), filterCondition(context, filter))

/** The expression by which rows are sorted: names folded, choices by the names of their values. */
const orderedBy = ({ resource }: Context, name: string, column: PgColumn | SQL, language: Locale) => {
  const values = valueOrder(resource, name, language)
  if (values) return sql`array_position(string_to_array(${values.join(" ")}, ' '), ${column}::text)`
  return isNamed(resource.fields[name]) ? nameOrder(column) : column
}

/** Sort expressions of a resource's list, for a reader of a language. */
export const sortedBy = (context: Context, language: Locale): Sorted => {
  const derived = derivedColumns(context)
  const columnOf = (name: string): PgColumn | SQL | undefined =>
    name === "status"
      ? statusColumn(context)
      : (derived[name] ?? datedColumn(context, name) ?? columnNamed(context, name))
  return {
    ...Object.fromEntries(
      sortFields(context.resource as Resource).flatMap((name) => {
        const column = columnOf(name)
        if (!column) return []
        return [[name, orderedBy(context, name, column, language)] as const]
      }),
    ),
    id: context.table.id,
  }
}

/** The number of records from the stored counts; undefined with a filter. */
export const knownCount = async (
  db: Database,
  context: Context,
  { reach, user }: Caller,
  filter: Values,
): Promise<number | undefined> => {
  const { resource } = context
  const isFiltered =
    filterCondition(context, filter) !== undefined || statusesFound(resource, user) !== undefined
  return isFiltered ? undefined : await keptCount(db, resource, reach)
}

/** A record as this caller is shown it, its masked fields in part. */
export const shownTo = ({ rules, resource }: Context, caller: Caller, row: Row): Row =>
  withMasks(resource, rules.shown ? (rules.shown(caller, row as never) as Row) : row)

/** A search of a list: its caller, its filter and order, and the language of its reader. */
export interface Sought {
  readonly caller: Caller
  readonly body: PageQuery
  readonly language: Locale
}

/** One page of the records a filter finds, and how many it finds. */
export const findRecords = Effect.fn("resource.find")(function* (
  db: Database,
  context: Context,
  { caller, body, language }: Sought,
) {
  const where = recordsFound(db, context, caller, body.filter)
  const sorted = sortedBy(context, language)
  const { rows, total } = yield* query(async () => {
    const known = await knownCount(db, context, caller, body.filter)
    return await findPage(db, { table: context.table, where, sorted, query: body, known })
  })
  const none: ReadonlyArray<Row> = []
  if (rows === undefined) return { items: none, ...total }
  const { reach } = caller
  const items = yield* query(() =>
    readRecords(db, context, { where: rows, order: orderOf(body, sorted), reach }),
  )
  return { items: items.map((row) => listedRow(context.resource, shownTo(context, caller, row))), ...total }
})
