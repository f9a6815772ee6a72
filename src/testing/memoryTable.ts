import * as Effect from "effect/Effect"
import { type BulkSelection, CountChanged } from "../contract/wire/bulk.ts"
import type { Locale } from "../contract/limits.ts"
import type { PageQuery } from "../contract/wire/page.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import { pageOf } from "./pageOf.ts"
import { compareNames } from "../contract/search/compareNames.ts"

type Sortable = string | number | boolean | null | undefined

interface TableOptions<Row, F> {
  readonly rows: ReadonlyArray<Row>
  readonly id: (row: Row) => number
  readonly matches: (row: Row, filter: F) => boolean
  /** Returns the sort value of a row, by the name of the sort field; rows with the same value are sorted by number. */
  readonly sortValue?: (row: Row, field: string, language: Locale) => Sortable
}

/** Search and its order; with `ids`, only those of the rows found. */
export interface TableQuery<F> extends Partial<Pick<PageQuery, "sortField" | "sortOrder">> {
  readonly filter: F
  readonly ids?: ReadonlyArray<unknown> | undefined
  /** The reader's, for orders by words. */
  readonly language?: Locale
}

/** Nothing comes after everything, as PostgreSQL has it. */
const compare = (one: Sortable, other: Sortable): number => {
  const [isNothing, isOtherNothing] = [one ?? null, other ?? null].map((value) => value === null)
  if (isNothing || isOtherNothing) return Number(isNothing) - Number(isOtherNothing)
  return typeof one === "string" ? compareNames(one, String(other)) : Number(one) - Number(other)
}

/** True if the save is based on an older version. A save without a version is never stale. */
export const isStale = (
  { version = 0 }: { readonly version?: number },
  sentVersion: number | undefined,
): boolean => sentVersion !== undefined && sentVersion !== version

type Options<Row, F> = Omit<TableOptions<Row, F>, "rows">

const finder =
  <Row, F>(rows: ReadonlyMap<number, Row>, { id, matches, sortValue }: Options<Row, F>) =>
  (query: TableQuery<F>): ReadonlyArray<Row> => {
    const { filter, sortField = "id", sortOrder = "asc", ids, language = "ptBr" } = query
    const valueOf = (row: Row) => sortValue?.(row, sortField, language)
    const isNamed = (row: Row) => ids?.map(Number).includes(id(row)) ?? true
    const sorted = [...rows.values()]
      .filter((row) => matches(row, filter) && isNamed(row))
      .toSorted((one, other) => compare(valueOf(one), valueOf(other)) || id(one) - id(other))
    return sortOrder === "desc" ? sorted.reverse() : sorted
  }

/** Result for selected rows: the number done, and the refused rows with the machine code of the reason. */
interface Outcome {
  readonly done: number
  readonly refused: ReadonlyArray<{ readonly id: number; readonly code: string }>
}

/** Does something to each selected row, unless that answers why not. */
const changer =
  <Row, F>(
    rows: ReadonlyMap<number, Row>,
    id: (row: Row) => number,
    found: (query: TableQuery<F>) => ReadonlyArray<Row>,
  ) =>
  (
    selection: BulkSelection<F>,
    change: (row: Row) => string | undefined,
  ): Effect.Effect<Outcome, CountChanged> =>
    Effect.suspend(() => {
      const ids = "ids" in selection ? selection.ids.map(Number) : found(selection).map(id)
      if (!("ids" in selection) && ids.length !== selection.expected)
        return Effect.fail(new CountChanged({ count: ids.length }))
      const refused = ids.flatMap((one) => {
        const row = rows.get(one)
        const code = row ? change(row) : "not_found"
        return code === undefined ? [] : [{ id: one, code }]
      })
      return Effect.succeed({ done: ids.length - refused.length, refused })
    })

/** Rows of one list in memory: found, put in order, cut into pages and deleted as the server does. */
export const memoryTable = <Row extends object, F>({ rows: givenRows, ...of }: TableOptions<Row, F>) => {
  const rows = new Map(givenRows.map((row) => [of.id(row), row]))
  const found = finder(rows, of)
  const each = changer(rows, of.id, found)
  const remove = (row: Row, why: string | undefined) => {
    if (why === undefined) rows.delete(of.id(row))
    return why
  }
  return {
    rows,
    found,
    each,
    one: (id: number): Effect.Effect<Row, NotFound> =>
      Effect.suspend(() => {
        const row = rows.get(id)
        return row ? Effect.succeed(row) : Effect.fail(new NotFound())
      }),
    put: (row: Row): Effect.Effect<Row> => Effect.sync(() => (rows.set(of.id(row), row), row)),
    /** One page of what is found. */
    page: (query: TableQuery<F> & Pick<PageQuery, "pageNumber" | "pageSize">) => pageOf(found(query), query),
    /** The number of the next new row. */
    nextId: () => Math.max(0, ...rows.keys()) + 1,
    /** Deletes the selected rows but those of which `why` says that they stay. */
    removeMany: (selection: BulkSelection<F>, why: (row: Row) => string | undefined = () => undefined) =>
      Effect.map(
        each(selection, (row) => remove(row, why(row))),
        ({ done, refused }) => ({ removed: done, refused }),
      ),
  }
}
export type MemoryTable<Row extends object, F> = ReturnType<typeof memoryTable<Row, F>>
