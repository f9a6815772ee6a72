import { and, asc, desc, ilike, or, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { PageQuery } from "../../src/contract/page.ts"

/** A search text as a LIKE pattern in which none of its characters is special. */
const pattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`

/** Rows of which any searched column contains its text; the empty text searches nothing. */
export const matching = (
  filter: Readonly<Record<string, unknown>>,
  columns: Readonly<Record<string, PgColumn>>,
): SQL | undefined => {
  const wanted = Object.entries(columns).flatMap(([name, column]) => {
    const given = filter[name]
    const text = typeof given === "string" ? given.trim() : ""
    return text ? [ilike(column, pattern(text))] : []
  })
  return or(...wanted)
}

type Order = Pick<PageQuery, "sortField" | "sortOrder">
type Sorted = Readonly<Record<string, PgColumn>> & { readonly id: PgColumn }

/** The order asked for, ties broken by number so that pages never overlap. */
export const orderOf = ({ sortField, sortOrder }: Order, columns: Sorted): ReadonlyArray<SQL> => {
  const direction = sortOrder === "desc" ? desc : asc
  const column = columns[sortField] ?? columns.id
  return column === columns.id ? [direction(column)] : [direction(column), direction(columns.id)]
}

/** The rows that come after this one in that order. */
export const afterRow = (
  { sortField, sortOrder }: Order,
  columns: Sorted,
  last: Readonly<Record<string, unknown>> | undefined,
): SQL | undefined => {
  if (last === undefined) return undefined
  const column = columns[sortField] ?? columns.id
  const sign = sql.raw(sortOrder === "desc" ? "<" : ">")
  return column === columns.id
    ? sql`${column} ${sign} ${last["id"]}`
    : sql`(${column}, ${columns.id}) ${sign} (${last[sortField]}, ${last["id"]})`
}

/** All of these conditions, as one. */
export const every = (...conditions: ReadonlyArray<SQL | undefined>): SQL => and(sql`true`, ...conditions)!
