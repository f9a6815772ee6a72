import { and, asc, desc, ilike, or, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { PageQuery } from "../../src/contract/page.ts"

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

interface Together {
  readonly columns: Readonly<Record<string, PgColumn>>
  /** A column that holds all of them in lower case, and the sign between them. */
  readonly all: PgColumn
  readonly sign: string
  /** The same column, each letter between two of a sign. */
  readonly spaced: { readonly column: PgColumn; readonly sign: string }
}

const isShortWord = (text: string) => /^[\p{L}\p{N}]{1,2}$/u.test(text)

/** A text in the column of all; letters too few for an index, which knows three, are looked for spaced. */
const anywhere = (text: string, { all, spaced }: Omit<Together, "columns">): SQL | undefined => {
  const letters = [...text]
  const found = sql`${all} like lower(${pattern(text)})`
  if (!isShortWord(text)) return found
  const inSpaced = sql`${spaced.column} like lower(${pattern(["", ...letters, ""].join(spaced.sign))})`
  return letters.every((letter) => letter.toLowerCase() === spaced.sign) ? and(inSpaced, found) : inSpaced
}

/** Rows whose column of all contains the text; the empty text searches nothing. */
export const containing = (text: string, together: Omit<Together, "columns">): SQL | undefined => {
  const wanted = text.trim()
  if (wanted === "") return undefined
  return wanted.includes(together.sign) ? sql`false` : anywhere(wanted, together)
}

/**
 * The same where one column holds all that is searched, and one index serves. A text wanted in some columns only is
 * looked for in that column first, too.
 */
export const matchingTogether = (
  filter: Readonly<Record<string, unknown>>,
  together: Together,
): SQL | undefined => {
  const { columns, sign } = together
  const wanted = new Map<string, Set<PgColumn>>()
  for (const [name, column] of Object.entries(columns)) {
    const text = searchTextOf(filter, name)
    if (text) wanted.set(text, (wanted.get(text) ?? new Set<PgColumn>()).add(column))
  }
  const every = new Set(Object.values(columns)).size
  return or(
    ...[...wanted].map(([text, places]) => {
      const found = anywhere(text, together)
      if (places.size === every && !text.includes(sign)) return found
      return and(found, or(...[...places].map((place) => ilike(place, pattern(text)))))
    }),
  )
}

type Order = Pick<PageQuery, "sortField" | "sortOrder">
/** The columns a list may be sorted by. */
export type Sorted = Readonly<Record<string, PgColumn>> & { readonly id: PgColumn }

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
