import * as Schema from "effect/Schema"
import { limits } from "../limits.ts"
import { RecordId } from "./recordId.ts"

const Ids = Schema.UniqueArray(RecordId).check(
  Schema.isMinLength(1),
  Schema.isMaxLength(limits.list.maxNamed),
)

/** Rows meant by their ids. */
const Named = Schema.Struct({ ids: Ids })

/** Which rows a bulk call means: named ones, or all a filter finds, with how many the person was told those are. */
export type BulkSelection<F> =
  | { readonly ids: ReadonlyArray<RecordId> }
  | { readonly filter: F; readonly expected: number }

/** The bulk selection of a list with this filter. */
export const bulkSelection = <F>(
  filter: Schema.Codec<F, F>,
): Schema.Codec<BulkSelection<F>, BulkSelection<F>> => {
  const Found = Schema.Struct({ filter, expected: Schema.Int.check(Schema.isGreaterThan(0)) })
  return Schema.Union([Named, Found])
}

const Refused = Schema.Array(Schema.Struct({ id: RecordId, code: Schema.String }))

/** How many were deleted, and which were not, by the machine code of the reason. */
export const BulkOutcome = Schema.Struct({ removed: Schema.Int, refused: Refused })
export type BulkOutcome = typeof BulkOutcome.Type

/** How many have the wanted status now, and which have not, by the machine code of the reason. */
export const BulkMove = Schema.Struct({ moved: Schema.Int, refused: Refused })
export type BulkMove = typeof BulkMove.Type

/** The filter now finds another number of rows than the person confirmed. Nothing was changed. */
export class CountChanged extends Schema.TaggedError<CountChanged>()("CountChanged", { count: Schema.Int }) {
  static readonly status = 409
}

/**
 * What a list is exported by: its filter and its order; with `ids` only those of what is found, and columns by name,
 * all of them when left out. `spreadsheet` is the language of the one that opens the file, which is the reader's unless told.
 */
export const exportQuery = <F, const S extends string, const C extends string>(of: {
  filter: Schema.Codec<F, F>
  sort: ReadonlyArray<S>
  columns: ReadonlyArray<C>
}) =>
  Schema.Struct({
    filter: of.filter,
    sortField: Schema.Literals(of.sort),
    sortOrder: Schema.Literals(["asc", "desc"]),
    ids: Schema.optionalKey(Ids),
    spreadsheet: Schema.optionalKey(Schema.Literals(["ptBr", "en"])),
    columns: Schema.optionalKey(Schema.UniqueArray(Schema.Literals(of.columns)).check(Schema.isMinLength(1))),
  })
