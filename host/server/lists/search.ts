import { and, asc, desc, ilike, or, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { PageQuery } from "../../../src/contract/wire/page.ts"

/** A LIKE pattern that finds a text literally: its special characters are escaped. */
export const pattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`

const searchTextOf = (filter: Readonly<Record<string, unknown>>, name: string) => {
  const given = filter[name]
  return typeof given === "string" ? given.trim() : ""
}

/** Rows in which at least one column contains the text searched in it; empty texts are ignored. */
export const anyColumnContains = (
  filter: Readonly<Record<string, unknown>>,
  columns: Readonly<Record<string, PgColumn>>,
): SQL | undefined =>
  or(
    ...Object.entries(columns).flatMap(([name, column]) => {
      const text = searchTextOf(filter, name)
      return text ? [ilike(column, pattern(text))] : []
    }),
  )

/** Several columns, searched through one indexed column that combines them. */
interface CombinedSearch {
  readonly columns: Readonly<Record<string, PgColumn>>
  /** Holds the columns in lower case, with `separator` between them. */
  readonly combined: PgColumn
  readonly separator: string
  /** Holds the same text with `spacer` around each letter. */
  readonly spaced: { readonly column: PgColumn; readonly spacer: string }
}

const isShortWord = (text: string) => /^[\p{L}\p{N}]{1,2}$/u.test(text)

/** Finds a text in the combined column. One or two letters, too few for a trigram index, are found in the spaced one. */
const inCombined = (text: string, { combined, spaced }: Omit<CombinedSearch, "columns">): SQL | undefined => {
  const letters = [...text]
  const found = sql`${combined} like lower(${pattern(text)})`
  if (!isShortWord(text)) return found
  const inSpaced = sql`${spaced.column} like lower(${pattern(["", ...letters, ""].join(spaced.spacer))})`
  return letters.every((letter) => letter.toLowerCase() === spaced.spacer) ? and(inSpaced, found) : inSpaced
}

/** Rows whose combined column contains the text; an empty text is ignored. */
export const containing = (text: string, search: Omit<CombinedSearch, "columns">): SQL | undefined => {
  const wanted = text.trim()
  if (wanted === "") return undefined
  return wanted.includes(search.separator) ? sql`false` : inCombined(wanted, search)
}

/**
 * Like `anyColumnContains`, but through the index of a combined column. A text that is searched in only some of the
 * columns is first found in the combined one, then checked in each of them.
 */
export const combinedColumnContains = (
  filter: Readonly<Record<string, unknown>>,
  search: CombinedSearch,
): SQL | undefined => {
  const { columns, separator } = search
  const wanted = new Map<string, Set<PgColumn>>()
  for (const [name, column] of Object.entries(columns)) {
    const text = searchTextOf(filter, name)
    if (text) wanted.set(text, (wanted.get(text) ?? new Set<PgColumn>()).add(column))
  }
  const every = new Set(Object.values(columns)).size
  return or(
    ...[...wanted].map(([text, places]) => {
      const found = inCombined(text, search)
      if (places.size === every && !text.includes(separator)) return found
      return and(found, or(...[...places].map((place) => ilike(place, pattern(text)))))
    }),
  )
}

type Order = Pick<PageQuery, "sortField" | "sortOrder">
/** The columns a list may be sorted by. */
export type Sorted = Readonly<Record<string, PgColumn | SQL>> & { readonly id: PgColumn }

/** The requested order; ties are broken by id, so that pages never overlap. */
export const orderOf = ({ sortField, sortOrder }: Order, columns: Sorted): ReadonlyArray<SQL> => {
  const direction = sortOrder === "desc" ? desc : asc
  const column = columns[sortField] ?? columns.id
  return column === columns.id ? [direction(column)] : [direction(column), direction(columns.id)]
}

/** Rows that come after the last one read, in this order. */
export const afterRow = (
  { sortField, sortOrder }: Order,
  columns: Sorted,
  last: Readonly<Record<string, unknown>> | undefined,
): SQL | undefined => {
  if (last === undefined) return undefined
  const column = columns[sortField] ?? columns.id
  const operator = sql.raw(sortOrder === "desc" ? "<" : ">")
  return column === columns.id
    ? sql`${column} ${operator} ${last["id"]}`
    : sql`(${column}, ${columns.id}) ${operator} (${last[sortField]}, ${last["id"]})`
}
