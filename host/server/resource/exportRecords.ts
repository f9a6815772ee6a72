import { and, getTableName, is, SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import * as Effect from "effect/Effect"
import type { Locale } from "../../../src/contract/limits.ts"
import { fileCell } from "../../../src/contract/resource/fileCell.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { valueOrder } from "../../../src/contract/resource/valueOrder.ts"
import type { Database } from "../db/database.ts"
import { type Column, headingOf, only, sendFile } from "../calls/exports.ts"
import type { HandlerInput } from "../calls/handler.ts"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { orderOf, type Sorted } from "../lists/search.ts"
import { columnNamed, type Context } from "./context.ts"
import { recordsFound, shownTo, sortedBy } from "./findRecords.ts"
import { readRecords, type Row } from "./recordRows.ts"

/** A row with its sort key, as written by the database: its times have more digits than ours. No field is called so. */
type Placed = Row & { readonly _place: string | null }

interface Order {
  readonly sortField: string
  readonly sortOrder: "asc" | "desc"
}

const columnOf = ({ sortField }: Order, sorted: Sorted): PgColumn | SQL => sorted[sortField] ?? sorted.id

/** A choice is sorted by the place of its value; a status that is worked out is a text; a field is of its column's type, also where another value takes its place. */
const typeOf = (context: Context, { sortField }: Order, column: PgColumn | SQL) => {
  const sortColumn = is(column, SQL) ? columnNamed(context, sortField) : column
  if (valueOrder(context.resource, sortField, "ptBr")) return "int"
  return sortField === "status" || !sortColumn ? "text" : sortColumn.getSQLType()
}

/** The rows after one, which may be deleted by now; records without a value come last, and first in reverse. */
const after = (context: Context, order: Order, sorted: Sorted, last: Placed | undefined): SQL | undefined => {
  if (last === undefined) return undefined
  const column = columnOf(order, sorted)
  const isUp = order.sortOrder === "asc"
  const beyond = sql.raw(isUp ? ">" : "<")
  const sameButLater = sql`${sorted.id} ${beyond} ${last._id}`
  if (last._place === null)
    return isUp
      ? sql`(${column} is null and ${sameButLater})`
      : sql`(${column} is not null or ${sameButLater})`
  const place = sql`${last._place}::${sql.raw(typeOf(context, order, column))}`
  const rest = sql`${column} ${beyond} ${place} or (${column} = ${place} and ${sameButLater})`
  return isUp ? sql`(${rest} or ${column} is null)` : sql`(${rest})`
}

const columnsOf = (resource: Resource): Readonly<Record<string, Column<Row>>> =>
  Object.fromEntries(
    ["id", ...resource.columns, ...(resource.extraColumns ?? [])].map((name) => [
      name,
      {
        heading: headingOf(resource, name),
        of: (row: Row, language: Locale) => fileCell(resource, name, row, language),
      },
    ]),
  )

const fileName = ({ noun }: Resource): Column<Row>["heading"] => {
  const plain = (text: string) =>
    text
      .normalize("NFD")
      .replaceAll(/[^\w ]/g, "")
      .toLowerCase()
      .replaceAll(" ", "-")
  return { ptBr: plain(noun.ptBr[1]), en: plain(noun.en[1]) }
}

/** The records a filter finds, as a file. */
export const exportRecords = (context: Context, db: Database) =>
  Effect.fn("resource.export")(function* (input: HandlerInput<Endpoint>) {
    const { resource, table } = context
    const { filter, ids, ...order } = input.body
    const sorted = sortedBy(context, input.language)
    const where = and(recordsFound(db, context, input.caller, filter), only(table.id, ids))
    const column = columnOf(order, sorted)
    const place = is(column, SQL)
      ? sql<string | null>`(${column})::text`
      : sql<string | null>`${sql.identifier(getTableName(table))}.${column}::text`
    const next = async (last: Placed | undefined, limit: number) => {
      const rows = await readRecords(db, context, {
        where: and(where, after(context, order, sorted, last)),
        order: orderOf(order, sorted),
        limit,
        reach: input.caller.reach,
        more: { _place: place },
      })
      return rows.map((row) => shownTo(context, input.caller, row) as Placed)
    }
    return yield* sendFile(
      db,
      { resource, name: fileName(resource), columns: columnsOf(resource), next },
      input,
    )
  })
