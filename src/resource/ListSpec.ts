import type * as Schema from "effect/Schema"
import type * as Effect from "effect/Effect"
import type { ReactNode } from "react"
import type { Api } from "../api/api.ts"
import type { ApiError } from "../api/errors.ts"
import type { ArtificialWait } from "../api/pace.ts"
import type { BulkOutcome } from "../contract/wire/bulk.ts"
import type { CsvCell } from "../contract/wire/csv.ts"
import type { Locale } from "../contract/limits.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { PageQuery, ResultPage } from "../contract/wire/page.ts"
import type { RecordInUse } from "../contract/resource/refusals.ts"
import type { RecordId } from "../contract/wire/recordId.ts"
import type { Words } from "../contract/resource/Words.ts"
import type { Dictionary } from "../frame/useWords.ts"
import type { IconShape } from "../ui/icon/Icon.tsx"
import type { DescribedRow } from "./described/describedRow.ts"
import type { ListView } from "./ListView.ts"
import type { MenuItem } from "../ui/menu/MenuItem.ts"
import type { FilterSpec } from "./FilterSpec.ts"

/** The words every list has to provide. */
export interface ListWords extends Dictionary {
  readonly title: Words
  readonly create: Words
  readonly count_one: Words
  readonly count_other: Words
  readonly loadFailed: Words
}

/**
 * A call that answers with a result page of rows: a POST is sent a query page, a GET is a paginator (section 7) and
 * takes the filter, `pageIn` and `pageOut` in its query.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- of a list any record will do; `rowOf` makes rows of them
export interface FindEndpoint<Row = any> extends Omit<Endpoint, "success"> {
  // oxlint-disable-next-line typescript/no-explicit-any -- any wire form will do
  readonly success: Schema.Codec<ResultPage<Row>, any>
}

/** A call that deletes rows by id, or all rows of a filter. */
export interface RemoveManyEndpoint extends Omit<Endpoint, "success"> {
  // oxlint-disable-next-line typescript/no-explicit-any -- any wire form will do
  readonly success: Schema.Codec<BulkOutcome, any>
}

/** A call that answers the rows of a filter as CSV. */
export interface ExportEndpoint extends Omit<Endpoint, "success"> {
  // oxlint-disable-next-line typescript/no-explicit-any -- any wire form will do
  readonly success: Schema.Codec<string, any>
}

/** A list's sentences by name, for code that serves every list. */
export type ListSay = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** One column. Its heading is the list's word `column.{id}`. */
export interface ColumnSpec {
  readonly id: string
  readonly sortable?: boolean
  readonly align?: "start" | "end"
  readonly width?: number
  /** It says nothing of a record, so no file has it. */
  readonly isControl?: boolean
  /** Hidden until somebody chooses it. */
  readonly isExtra?: boolean
  /** Its place when rows are shown as blocks in a narrow panel. */
  readonly area?: "id" | "lead" | "second" | "tags" | "hidden"
  /** In such a block its heading stands before it, because its value alone does not say what it is. */
  readonly isNamed?: boolean
  readonly render: (row: DescribedRow) => ReactNode
  /** Fetches code of its cells that comes apart from the list's. */
  readonly fetch?: () => Promise<unknown>
}

/** Another action on the selected rows, named by the list's word `bulk.{id}` and done by the list's `onBulk`. */
export interface BulkAction {
  readonly id: string
  readonly icon: IconShape
  /** It is of so many rows, chosen one by one, and there with neither fewer nor more; of any number unless told. */
  readonly of?: number | undefined
  /**
   * Options to choose from first. Receives the rows selected by name, or undefined if all rows of a query are selected.
   */
  readonly choices?: (
    word: ListSay,
    rows: ReadonlyArray<DescribedRow> | undefined,
    count: number,
  ) => { readonly title: string; readonly items: ReadonlyArray<MenuItem<string>> }
}

/** Another action on one row, named by the list's word `row.{id}` and done by the list's `onRow`. */
export interface RowAction<Row> {
  readonly id: string
  readonly icon: IconShape
  /** There are quicker ways with a mouse: its button shows on touch screens and while it has the focus. */
  readonly isForTouch?: boolean
  /** True if the action is offered for a row; every row by default. */
  readonly isOffered?: (row: Row) => boolean
}

/** Texts of cells, by the column's id. */
export type CellTexts<Row> = Readonly<Record<string, (row: Row) => CsvCell>>

/** Deletion of a row, with its texts. */
export interface RemoveSpec {
  readonly remove: (api: Api, row: DescribedRow) => Effect.Effect<unknown, ApiError | RecordInUse>
  /** Rows that cannot be deleted, with the reason. */
  readonly locked: (word: ListSay, row: DescribedRow) => string | undefined
  readonly explain: (word: ListSay, api: (error: ApiError) => string, error: ApiError | RecordInUse) => string
  readonly text: (word: ListSay, row: DescribedRow) => RemoveText
}

/** Words of the delete dialog (section 2) and of the message afterwards. */
export interface RemoveText {
  readonly action: string
  readonly title: string
  readonly question: string
  readonly busyLabel: string
  readonly doneMessage: string
  /** Text the person must type before the row is deleted. */
  readonly typed?: string
}

/** A described list as one user sees it on one server: its description, its hand-written parts, and their rights (`listOf`). */
export interface ListSpec {
  /** The panel's name: namespace of its words, first part of its events. */
  readonly name: string
  readonly words: ListWords
  readonly find: FindEndpoint
  /** The row an answered record is shown as, where it is not the record itself. */
  readonly rowOf?: (record: never) => DescribedRow
  /** Turns the search text into the call's filter; left out where the call has no search. */
  readonly filter?: (search: string) => PageQuery["filter"]
  /** Fixed filter of the rows, whatever people search and filter by. */
  readonly within?: PageQuery["filter"]
  readonly columns: ReadonlyArray<ColumnSpec>
  readonly filters?: ReadonlyArray<FilterSpec<DescribedRow>>
  readonly key: (row: DescribedRow) => RecordId
  /** The accessible name of a row. */
  readonly rowTitle: (row: DescribedRow) => string
  /** The label of opening a row, and whether that edits it. */
  readonly open: (word: ListSay, row: DescribedRow) => { readonly label: string; readonly edits: boolean }
  readonly rowActions?: ReadonlyArray<RowAction<DescribedRow>>
  readonly remove: RemoveSpec
  /**
   * Deletes many at once. Needs the words `many.title` and `many.done`, which count, and `refused.{code}` for every
   * reason the call may give.
   */
  readonly removeMany?: RemoveManyEndpoint
  readonly bulkActions?: ReadonlyArray<BulkAction>
  /** Sort order until somebody presses a heading; by id by default. */
  readonly startsSorted?: Pick<ListView, "sortField" | "sortOrder">
  /** Rows are put in order by people: then they are movable while sorted by this field, ascending. */
  readonly orderedBy?: string
  /** Answers the list's rows as a file. */
  readonly exporting?: ExportEndpoint
  /** For a file built from the list's pages: texts of columns that do not simply show the row's field of that name. */
  readonly cellTexts?: (api: Api, locale: Locale) => Effect.Effect<CellTexts<DescribedRow>, ApiError>
  /** Writes of other panels after which the list is loaded again. */
  readonly changedBy?: ReadonlyArray<Endpoint>
  /** A wait of the specification before the first load. */
  readonly firstWait?: ArtificialWait
}
