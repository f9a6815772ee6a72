import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import { limits } from "../limits.ts"

const list = limits.list

/** The query page of section 3, narrowed to a list's own filter and sort fields. */
export interface QueryOf<F, S extends string> {
  readonly filter: F
  readonly sortOrder: "asc" | "desc"
  readonly sortField: S
  readonly pageNumber: number
  readonly pageSize: number
  /** Counts all rows found, however many (extra `estimates`). */
  readonly exactTotal?: boolean
}

/** A field to sort by; one that is left empty, as query pages of the specification's clients begin, is the default. */
const sortField = (fields: ReadonlyArray<string>) =>
  Schema.Literals([...fields, ""]).pipe(
    Schema.decodeTo(
      Schema.String,
      SchemaTransformation.transform({
        decode: (field: string) => (field === "" ? list.sortField : field),
        encode: (field: string) => field,
      }),
    ),
  ) as Schema.Codec<string, string>

/** A query page: a filter, a sort and a page counted from 0. Parts left out take the defaults of section 3. */
export const pageQuery = <F extends object, const S extends string>(of: {
  /** All its parts are optional; an empty filter finds everything. */
  filter: Schema.Codec<F, F>
  sort: ReadonlyArray<S>
}): Schema.Codec<QueryOf<F, S>, Partial<QueryOf<F, S>>> => {
  const either = <A>(schema: Schema.Codec<A, A>, fallback: A) =>
    schema.pipe(Schema.withDecodingDefaultKey(Effect.succeed(fallback)))
  const query = Schema.Struct({
    filter: either(of.filter, {} as F),
    sortOrder: either(Schema.Literals(["asc", "desc"]), list.sortOrder),
    sortField: either(sortField(of.sort), list.sortField),
    pageNumber: either(
      Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: list.lastPage })),
      list.pageNumber,
    ),
    pageSize: either(
      Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: list.maxPageSize })),
      list.pageSize,
    ),
    exactTotal: Schema.optionalKey(Schema.Boolean),
  })
  // oxlint-disable-next-line house/double-cast -- the struct's own type does not tell which parts F has
  return query as unknown as Schema.Codec<QueryOf<F, S>, Partial<QueryOf<F, S>>>
}

/** A whole number from `minimum` to `maximum`, as it stands in a query. */
export const WholeText = (minimum: number, maximum: number) =>
  Schema.String.check(Schema.isPattern(/^\d+$/)).pipe(
    Schema.decodeTo(Schema.FiniteFromString),
    Schema.decodeTo(Schema.Int.check(Schema.isBetween({ minimum, maximum }))),
  )

/**
 * The page a paginator call asks for (section 7): `pageIn` is its number from 0, `pageOut` how many rows it holds.
 * Left out they are those of section 3.
 */
export const paginator = {
  pageIn: Schema.optionalKey(WholeText(0, list.lastPage)),
  pageOut: Schema.optionalKey(WholeText(1, list.maxPageSize)),
}

/** One page of rows and how many there are in all. */
export const resultPage = <A extends Schema.Codec<unknown, unknown>>(item: A) =>
  Schema.Struct({
    items: Schema.Array(item),
    totalCount: Schema.Int,
    isEstimated: Schema.optionalKey(Schema.Boolean),
  })

/** A page of a tree: its rows are those of some roots, and those beneath them. */
export const treePage = <A extends Schema.Codec<unknown, unknown>>(item: A) =>
  Schema.Struct({
    items: Schema.Array(item),
    totalCount: Schema.Int,
    rootCount: Schema.optionalKey(Schema.Int),
    isCut: Schema.optionalKey(Schema.Boolean),
  })

/**
 * A page with a count, which a platform may leave out: then it is that of the rows seen so far. After a full page there
 * may be another.
 */
export const withTotalCount = <A>(
  page: ResultPage<A>,
  pageNumber: number,
  pageSize: number,
): ResultPage<A> => {
  const { items, totalCount } = page
  const seenCount = pageNumber * pageSize + items.length
  if (items.length === 0 || totalCount > 0) return page
  return { ...page, totalCount: seenCount + (items.length < pageSize ? 0 : 1) }
}

/** Query common to all lists. */
export type PageQuery = QueryOf<Readonly<Record<string, unknown>>, string>

/** Number of rows found, on all pages. */
export interface Total {
  readonly totalCount: number
  /** True if it is an estimate of two digits (extra `estimates`); never up to `limits.list.maxExactTotal`. */
  readonly isEstimated?: boolean
}

export interface ResultPage<A> extends Total {
  readonly items: ReadonlyArray<A>
  /** Trees only: number of roots above these rows. Pages of a tree hold this many roots, not rows. */
  readonly rootCount?: number
  /** Trees only: true if more rows stand beneath these roots than one page holds. */
  readonly isCut?: boolean
}

/** Returns the count a list's pages are based on. */
export const pagedCount = ({ rootCount, totalCount }: ResultPage<unknown>): number => rootCount ?? totalCount
