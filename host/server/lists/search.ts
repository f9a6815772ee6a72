import { and, asc, desc, or, type SQL, sql, type SQLWrapper } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import { nameKey } from "../../../src/contract/search/compareNames.ts"
import { searchTexts } from "../../../src/contract/search/searchTexts.ts"
import type { PageQuery } from "../../../src/contract/wire/page.ts"
import { foldedText, separator, spacer } from "../db/searchText.ts"

/** A LIKE pattern that finds a text literally: its special characters are escaped. */
const pattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`

/** Rows whose folded text contains what was typed, however it is written; an empty text is ignored. */
export const foldedContains = (column: SQLWrapper, typed: string): SQL | undefined =>
  or(...searchTexts(typed).map((text) => sql`${column} like ${pattern(text)}`))

/** The same of a text that is not folded yet: an index of it has to be one of the folded text. */
export const textContains = (column: SQLWrapper, typed: string): SQL | undefined =>
  foldedContains(foldedText(column), typed)

const typedIn = (filter: Readonly<Record<string, unknown>>, name: string) => {
  const value = filter[name]
  return typeof value === "string" ? value.trim() : ""
}

/** Rows in which at least one column contains the text searched in it; empty texts are ignored. */
export const anyColumnContains = (
  filter: Readonly<Record<string, unknown>>,
  columns: Readonly<Record<string, PgColumn>>,
): SQL | undefined =>
  or(...Object.entries(columns).map(([name, column]) => textContains(column, typedIn(filter, name))))

/** The folded columns of a row, searched through one indexed column that combines them (`searchText.ts`). */
export interface CombinedText {
  readonly searchText: SQLWrapper
  /** The same text with a spacer around each letter. */
  readonly spacedText: SQLWrapper
}

const isShortWord = (text: string) => /^[\p{L}\p{N}]{1,2}$/u.test(text)

/** One or two letters, too few for a trigram index, are found in the spaced text. */
const inCombined = (text: string, { searchText, spacedText }: CombinedText): SQL | undefined => {
  if (text.includes(separator)) return sql`false`
  const found = sql`${searchText} like ${pattern(text)}`
  if (!isShortWord(text)) return found
  const letters = [...text]
  const inSpaced = sql`${spacedText} like ${pattern(["", ...letters, ""].join(spacer))}`
  return letters.every((letter) => letter === spacer) ? and(inSpaced, found) : inSpaced
}

/** Rows of which a combined column contains what was typed; an empty text is ignored. */
export const containing = (typed: string, combined: CombinedText): SQL | undefined =>
  or(...searchTexts(typed).map((text) => inCombined(text, combined)))

/** The same, where one of the combined columns has to contain it: the index finds the rows, then that column is checked. */
export const columnContaining = (
  typed: string,
  column: SQLWrapper,
  combined: CombinedText,
): SQL | undefined => and(containing(typed, combined), textContains(column, typed))

/**
 * Like `anyColumnContains`, but through the index of a combined column. A text that is searched in only some of the
 * columns is first found in the combined one, then checked in each of them.
 */
export const combinedColumnContains = (
  filter: Readonly<Record<string, unknown>>,
  columns: Readonly<Record<string, PgColumn>>,
  combined: CombinedText,
): SQL | undefined => {
  const columnsByTable = new Map<string, Set<PgColumn>>()
  for (const [name, column] of Object.entries(columns)) {
    const typed = typedIn(filter, name)
    if (typed) columnsByTable.set(typed, (columnsByTable.get(typed) ?? new Set<PgColumn>()).add(column))
  }
  const every = new Set(Object.values(columns)).size
  return or(
    ...[...columnsByTable].map(([typed, places]) => {
      const found = containing(typed, combined)
      if (places.size === every) return found
      return and(found, or(...[...places].map((place) => textContains(place, typed))))
    }),
  )
}

type Order = Pick<PageQuery, "sortField" | "sortOrder">
/** The columns a list may be sorted by; texts by `nameOrder`. */
export type Sorted = Readonly<Record<string, PgColumn | SQL>> & { readonly id: PgColumn }

/** The requested order; ties are broken by id, so that pages never overlap. */
export const orderOf = ({ sortField, sortOrder }: Order, columns: Sorted): ReadonlyArray<SQL> => {
  const direction = sortOrder === "desc" ? desc : asc
  const column = columns[sortField] ?? columns.id
  return column === columns.id ? [direction(column)] : [direction(column), direction(columns.id)]
}

/** Rows that come after the last one read, in the order of a name or of the number. */
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
    : sql`(${column}, ${columns.id}) ${operator} (${nameKey(String(last[sortField]))}, ${last["id"]})`
}
