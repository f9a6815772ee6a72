import type * as Schema from "effect/Schema"
import type * as Effect from "effect/Effect"
import type { ReactNode } from "react"
import type { Api } from "../api/api.ts"
import type { ApiError } from "../api/errors.ts"
import type { ArtificialWait } from "../api/pace.ts"
import type { Endpoint } from "../contract/endpoint.ts"
import type { PageQuery, ResultPage } from "../contract/page.ts"
import type { Dictionary, Say } from "../frame/useWords.ts"

/** The sentences every list brings of its own. */
export interface ListWords extends Readonly<Record<string, string>> {
  readonly title: string
  readonly create: string
  readonly count_one: string
  readonly count_other: string
  readonly loadFailed: string
}

/** A call that answers a query page with a result page of rows. */
export interface FindEndpoint<Row> extends Omit<Endpoint, "success"> {
  // oxlint-disable-next-line typescript/no-explicit-any -- any wire form will do
  readonly success: Schema.Codec<ResultPage<Row>, any>
}

/** A list's sentences by name, for code that serves every list. */
export type ListSay = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** One column. Its heading is the list's word `column.{id}`. */
export interface ColumnSpec<Row> {
  readonly id: string
  readonly sortable?: boolean
  readonly align?: "start" | "end"
  readonly width?: number
  /** Where it goes when a row becomes a block on a narrow panel. */
  readonly area?: "id" | "lead" | "second" | "tags" | "hidden"
  readonly render: (row: Row) => ReactNode
}

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
  readonly ask: string
  readonly wait: string
  readonly done: string
}

/** A list screen as data: what it finds, shows and deletes. */
export interface ListSpec<Row, W extends ListWords, R> {
  /** The panel's name: namespace of its words, first part of its events. */
  readonly name: string
  readonly words: Dictionary<W>
  readonly find: FindEndpoint<Row>
  /** The search text, under the names the call filters by. */
  readonly filter: (search: string) => PageQuery["filter"]
  readonly columns: ReadonlyArray<ColumnSpec<Row>>
  readonly key: (row: Row) => number
  /** What a row is called, for people who cannot see it. */
  readonly rowTitle: (row: Row) => string
  /** What opening a row is called. */
  readonly open: (say: Say<W>, row: Row) => { readonly label: string; readonly edits: boolean }
  readonly remove: RemoveSpec<Row, W, R>
  /** A wait of the specification before the first load. */
  readonly firstWait?: ArtificialWait
}
