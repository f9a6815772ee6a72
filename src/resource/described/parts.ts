import { type ComponentType, createContext, use } from "react"
import type * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { Client } from "../../api/client.ts"
import type { ApiError } from "../../api/errors.ts"
import type { Company } from "../../contract/companies/company.ts"
import type { RecordInUse } from "../../contract/resource/refusals.ts"
import type { PageQuery } from "../../contract/wire/page.ts"
import type { IconShape } from "../../ui/icon/Icon.tsx"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import type { FilterSpec, ListSpec, ListWords, RowAction } from "../ListSpec.ts"
import type { FieldInput } from "./fields/fieldInput.ts"
import type { RecordCalls } from "./recordCalls.ts"

type NameOf<R extends Resource> = Extract<keyof R["fields"], string>

/** What is drawn of a record by hand. */
export type RecordView<R extends Resource> = ComponentType<{ readonly row: RowOf<R> }>

/** A list's own calls, where they are not those every described list has. */
export interface OwnList<R extends Resource> extends Pick<
  ListSpec<RowOf<R>, ListWords, RecordInUse>,
  "removeMany" | "exporting" | "changedBy"
> {
  // oxlint-disable-next-line typescript/no-explicit-any -- any record; `rowOf` makes a row of it
  readonly find: ListSpec<any, ListWords, RecordInUse>["find"]
  readonly rowOf: (record: never) => RowOf<R>
  readonly remove: ListSpec<RowOf<R>, ListWords, RecordInUse>["remove"]["remove"]
  /** What it is filtered by while this company is viewed, or all are. */
  readonly filters: (viewed: Company | undefined) => ReadonlyArray<FilterSpec<RowOf<R>>>
  /** Its search, where the calls have one. */
  readonly filter?: (search: string) => PageQuery["filter"]
  /** Rows lack fields of the record, so an editor reads it first. */
  readonly isPartial?: boolean
  /** A field of the record says whose it is. */
  readonly isOwnerless?: boolean
  /** Finds by every filter of the description, where the server offers `filters`. */
  // oxlint-disable-next-line typescript/no-explicit-any -- any record; `rowOf` makes a row of it
  readonly richFind?: ListSpec<any, ListWords, RecordInUse>["find"]
}

/**
 * A change of many rows, one after the other, named by the description's sentence `bulk.{id}` and each of its choices by
 * `bulk.{id}.{choice}`.
 */
export interface OwnBulkAction<R extends Resource> {
  readonly id: string
  readonly icon: IconShape
  readonly choices: ReadonlyArray<string>
  /** Changes one row; a refusal says why it stays as it is. */
  readonly change: (
    api: Api,
    row: RowOf<R>,
    choice: string,
  ) => Effect.Effect<unknown, ApiError | { readonly _tag: string }>
}

/** An action of one row, named by the description's sentence `row.{id}`. */
export interface OwnRowAction<R extends Resource> extends RowAction<RowOf<R>> {
  /** Those who may only look have it too. */
  readonly isForViewers?: boolean
  /** The tab it opens the record on. */
  readonly opens?: string
  /** Does it, such as by asking in a dialog; it is there until it calls `onDone`, and calls `onChanged` to load the list anew. */
  readonly Action?: ComponentType<{
    readonly row: RowOf<R>
    readonly onChanged: () => void
    readonly onDone: () => void
  }>
}

/** A tab of a record's own page, after those of its fields, named by the description's sentence `tab.{id}`. */
export interface OwnTab<R extends Resource> {
  readonly id: string
  readonly View: ComponentType<{
    readonly row: RowOf<R>
    readonly isReadOnly: boolean
    /** Takes over what the server answered to a call of the tab; what is being written stays. */
    readonly onChanged: (answer: Partial<RowOf<R>>) => void
  }>
}

/** What of a described list is written by hand. All of it is typed by the description. */
export interface PartsOf<R extends Resource> {
  readonly list?: OwnList<R>
  readonly calls?: (client: Client) => RecordCalls<R>
  readonly cells?: { readonly [N in NameOf<R>]?: RecordView<R> }
  readonly fields?: { readonly [N in NameOf<R>]?: FieldInput }
  readonly tabs?: ReadonlyArray<OwnTab<R>>
  /** In place of the facts beside the fields. */
  readonly aside?: RecordView<R>
  readonly rowActions?: ReadonlyArray<OwnRowAction<R>>
  readonly bulkActions?: ReadonlyArray<OwnBulkAction<R>>
}

/** The same of any list. */
export type Parts = PartsOf<Resource>

const none: Parts = {}

/** The parts of the list that is shown. */
export const PartsContext = createContext(none)

export const useParts = (): Parts => use(PartsContext)
