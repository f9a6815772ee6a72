import type * as Schema from "effect/Schema"
import type * as Effect from "effect/Effect"
import type { ReactNode } from "react"
import type { Api } from "../api/api.ts"
import type { ApiError } from "../api/errors.ts"
import type { ArtificialWait } from "../api/pace.ts"
import type { BulkOutcome } from "../contract/bulk.ts"
import type { Endpoint } from "../contract/endpoint.ts"
import type { Extra } from "../contract/extras.ts"
import type { PageQuery, ResultPage } from "../contract/page.ts"
import type { RecordId } from "../contract/recordId.ts"
import type { Dictionary, Say } from "../frame/useWords.ts"
import type { IconShape } from "../ui/icon/Icon.tsx"
import type { SearchOption } from "../ui/options/OptionSearch.tsx"

/** The sentences every list brings of its own. */
export interface ListWords extends Readonly<Record<string, string>> {
  readonly title: string
  readonly create: string
  readonly count_one: string
  readonly count_other: string
  readonly loadFailed: string
}

/**
 * A call that answers with a result page of rows: a POST is sent a query page, a GET is a paginator (section 7) and
 * takes the filter, `pageIn` and `pageOut` in its query.
 */
export interface FindEndpoint<Row> extends Omit<Endpoint, "success"> {
  // oxlint-disable-next-line typescript/no-explicit-any -- any wire form will do
  readonly success: Schema.Codec<ResultPage<Row>, any>
}

/** A call that deletes named rows, or all a filter finds. */
export interface RemoveManyEndpoint extends Omit<Endpoint, "success"> {
  // oxlint-disable-next-line typescript/no-explicit-any -- any wire form will do
  readonly success: Schema.Codec<BulkOutcome, any>
}

/** A call that answers what a filter finds as comma-separated lines. */
export interface ExportEndpoint extends Omit<Endpoint, "success"> {
  // oxlint-disable-next-line typescript/no-explicit-any -- any wire form will do
  readonly success: Schema.Codec<string, any>
}

/** A list's sentences by name, for code that serves every list. */
export type ListSay = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** One column. Its heading is the list's word `column.{id}`. */
export interface ColumnSpec<Row> {
  readonly id: string
  readonly sortable?: boolean
  readonly align?: "start" | "end"
  readonly width?: number
  /** Not there until somebody asks for it. */
  readonly isExtra?: boolean
  /** Where it goes when a row becomes a block on a narrow panel. */
  readonly area?: "id" | "lead" | "second" | "tags" | "hidden"
  readonly render: (row: Row) => ReactNode
}

/** Asks the API for the values that carry a text in their name; an empty text asks for the first of all. */
export type FindOptions = (api: Api, text: string) => Effect.Effect<ReadonlyArray<SearchOption>, ApiError>

/**
 * One filter. It is called by the list's word `filter.{id}`, and each of its known values by
 * `filter.{id}.{value}`; values the API knows come with their names.
 */
export interface FilterSpec {
  readonly id: string
  readonly options: ReadonlyArray<string> | FindOptions
  /** The extra of the server it belongs to: not offered by others. */
  readonly extra?: Extra
  /** There may be thousands of values: they are looked for by what one types. */
  readonly isSearched?: boolean
  /** The part of the call's filter. A loaded value may come from an old address: answer `{}` to nonsense. */
  readonly toFilter: (value: string) => PageQuery["filter"]
}

/** What else can be done to chosen rows; its name is the list's word `bulk.{id}`. `onBulk` of the list does it. */
export interface BulkAction {
  readonly id: string
  readonly icon: IconShape
}

/** What else can be done to one row; its name is the list's word `row.{id}`. `onRow` of the list does it. */
export interface RowAction {
  readonly id: string
  readonly icon: IconShape
}

/** What rows say in some columns, by the column's id. */
export type CellTexts<Row> = Readonly<Record<string, (row: Row) => string | number>>

/** How a row is deleted, and what is said of it. */
export interface RemoveSpec<Row, W, R> {
  readonly remove: (api: Api, row: Row) => Effect.Effect<unknown, ApiError | R>
  /** Rows that cannot be deleted, with the reason. */
  readonly locked: (say: Say<W>, row: Row) => string | undefined
  readonly explain: (say: Say<W>, api: (error: ApiError) => string, error: ApiError | R) => string
  readonly text: (say: Say<W>, row: Row) => RemoveText
}

/** The delete dialog of section 2, and what is said afterwards. */
export interface RemoveText {
  readonly action: string
  readonly title: string
  readonly question: string
  readonly busyLabel: string
  readonly doneMessage: string
}

/** A list screen as data: what it finds, shows and deletes. */
export interface ListSpec<Row, W extends ListWords, R> {
  /** The panel's name: namespace of its words, first part of its events. */
  readonly name: string
  readonly words: Dictionary<W>
  readonly find: FindEndpoint<Row>
  /** The search text, under the names the call filters by; left out where the call knows no search. */
  readonly filter?: (search: string) => PageQuery["filter"]
  readonly columns: ReadonlyArray<ColumnSpec<Row>>
  readonly filters?: ReadonlyArray<FilterSpec>
  readonly key: (row: Row) => RecordId
  /** What a row is called, for people who cannot see it. */
  readonly rowTitle: (row: Row) => string
  /** What opening a row is called. */
  readonly open: (say: Say<W>, row: Row) => { readonly label: string; readonly edits: boolean }
  readonly rowActions?: ReadonlyArray<RowAction>
  readonly remove: RemoveSpec<Row, W, R>
  /**
   * Deletes many at once. Needs the words `many.title` and `many.done`, which count, and `refused.{code}` for every
   * reason the call may give.
   */
  readonly removeMany?: RemoveManyEndpoint
  readonly bulkActions?: ReadonlyArray<BulkAction>
  /** Answers what the list shows as a file. */
  readonly exporting?: ExportEndpoint
  /** What a file made of the list's pages says in columns that are more than the row's field of that name. */
  readonly cellTexts?: (api: Api, say: Say<W>) => Effect.Effect<CellTexts<Row>, ApiError>
  /** Writes of other panels that change what the list shows: after one it is loaded again. */
  readonly changedBy?: ReadonlyArray<Endpoint>
  /** A wait of the specification before the first load. */
  readonly firstWait?: ArtificialWait
}
