import { asc, desc, ilike, or, type SQL } from "drizzle-orm"
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

/** The order asked for, ties broken by number so that pages never overlap. */
export const orderOf = (
  { sortField, sortOrder }: Pick<PageQuery, "sortField" | "sortOrder">,
  columns: Readonly<Record<string, PgColumn>> & { readonly id: PgColumn },
): ReadonlyArray<SQL> => {
  const direction = sortOrder === "desc" ? desc : asc
  const column = columns[sortField] ?? columns.id
  return column === columns.id ? [direction(column)] : [direction(column), asc(columns.id)]
}
