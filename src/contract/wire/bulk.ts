import * as Schema from "effect/Schema"
import { limits } from "../limits.ts"
import { RecordId } from "./recordId.ts"

const Ids = Schema.UniqueArray(RecordId).check(
  Schema.isMinLength(1),
  Schema.isMaxLength(limits.list.maxNamed),
)

/** Rows meant by their ids. */
const IdSelection = Schema.Struct({ ids: Ids })

/** Rows of a bulk call: named ones, or all a filter finds, with the count the person was shown. */
export type BulkSelection<F> =
  | { readonly ids: ReadonlyArray<RecordId> }
  | { readonly filter: F; readonly expected: number }

/** The bulk selection of a list with this filter. */
export const bulkSelection = <F>(
  filter: Schema.Codec<F, F>,
): Schema.Codec<BulkSelection<F>, BulkSelection<F>> => {
  const Found = Schema.Struct({ filter, expected: Schema.Int.check(Schema.isGreaterThan(0)) })
  return Schema.Union([IdSelection, Found])
}

const Refused = Schema.Array(Schema.Struct({ id: RecordId, code: Schema.String }))

/** Number of rows deleted, and the rows that were not, with the machine code of the reason. */
export const BulkOutcome = Schema.Struct({ removed: Schema.Int, refused: Refused })
export type BulkOutcome = typeof BulkOutcome.Type

/** Number of rows that now have the wanted status, and the rows that do not, with the machine code of the reason. */
export const BulkMove = Schema.Struct({ moved: Schema.Int, refused: Refused })
export type BulkMove = typeof BulkMove.Type

/** The filter now finds another number of rows than the person confirmed. Nothing was changed. */
export class CountChanged extends Schema.TaggedError<CountChanged>()("CountChanged", { count: Schema.Int }) {
  static readonly status = 409
}

/**
 * Query of a list's export: its filter and its order; with `ids`, only those of the rows found, and with columns by
 * name, only these. `spreadsheet` is the language of the program that opens the file; defaults to the reader's.
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
