import { type ComponentType, createContext, use } from "react"
import type { Client } from "../../api/client.ts"
import type { Company } from "../../contract/companies/company.ts"
import type { RecordInUse } from "../../contract/resource/refusals.ts"
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
  "removeMany" | "exporting" | "cellTexts" | "changedBy"
> {
  // oxlint-disable-next-line typescript/no-explicit-any -- any record; `rowOf` makes a row of it
  readonly find: ListSpec<any, ListWords, RecordInUse>["find"]
  readonly rowOf: (record: never) => RowOf<R>
  readonly remove: ListSpec<RowOf<R>, ListWords, RecordInUse>["remove"]["remove"]
  /** What it is filtered by while this company is viewed, or all are. */
  readonly filters: (viewed: Company | undefined) => ReadonlyArray<FilterSpec<RowOf<R>>>
}

/** An action of one row, named by the description's sentence `row.{id}`. */
export interface OwnRowAction<R extends Resource> extends RowAction<RowOf<R>> {
  /** Does it, such as by asking in a dialog; it is there until it calls `onDone`. */
  readonly Action: ComponentType<{ readonly row: RowOf<R>; readonly onDone: () => void }>
}

/** A tab of a record's own page, after those of its fields, named by the description's sentence `tab.{id}`. */
export interface OwnTab<R extends Resource> {
  readonly id: string
  readonly View: RecordView<R>
}

/** What of a described list is written by hand. All of it is typed by the description. */
export interface PartsOf<R extends Resource> {
  readonly list?: OwnList<R>
  readonly calls?: (client: Client) => RecordCalls<R>
  readonly cells?: { readonly [N in NameOf<R>]?: RecordView<R> }
  readonly fields?: { readonly [N in NameOf<R>]?: FieldInput }
  readonly tabs?: ReadonlyArray<OwnTab<R>>
  /** Over the facts beside the fields. */
  readonly aside?: RecordView<R>
  readonly rowActions?: ReadonlyArray<OwnRowAction<R>>
}

/** The same of any list. */
export type Parts = PartsOf<Resource>

const none: Parts = {}

/** The parts of the list that is shown. */
export const PartsContext = createContext(none)

export const useParts = (): Parts => use(PartsContext)
