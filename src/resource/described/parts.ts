import { type ComponentType, createContext, type ReactNode, useContext } from "react"
import type { Client } from "../../api/client.ts"
import type { ApiError } from "../../api/errors.ts"
import type { ArtificialWait } from "../../api/pace.ts"
import type { Company } from "../../contract/companies/company.ts"
import type { RecordInUse } from "../../contract/resource/refusals.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import type { Extra } from "../../contract/wire/extras.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import type { DialogWidth } from "../../ui/dialog/Dialog.tsx"
import type { ColumnSpec, FilterSpec, ListSay, ListSpec, RemoveSpec } from "../ListSpec.ts"
import type { Texts } from "../editor/textDraft.ts"
import type { LayOut } from "../rowTree.ts"
import type { DescribedRow } from "./describedRow.ts"
import type { FieldInput } from "./fields/fieldInput.ts"
import type { RecordCalls } from "./recordCalls.ts"
import type { KindCell } from "./KindCell.tsx"
import type { RowOrdering } from "./useOrder.ts"
import type { OwnBulkAction, OwnRowAction, OwnListAction } from "./ownActions.ts"

type NameOf<R extends Resource> = Extract<keyof R["fields"], string>

/** What is drawn of a record by hand. */
export type RecordView<R extends Resource> = ComponentType<{ readonly row: RowOf<R> }>

type RichFinding<R extends Resource> = NonNullable<ListSpec<RowOf<R>>["richer"]>

/** How a list's rows are found, deleted and written to a file. `E` are the refusals of its own calls. */
export interface ListCalls<R extends Resource, E = never> extends Pick<
  ListSpec<RowOf<R>>,
  "filter" | "within" | "removeMany" | "exporting" | "cellTexts" | "changedBy" | "firstWait"
> {
  // oxlint-disable-next-line typescript/no-explicit-any -- any record; `rowOf` makes a row of it
  readonly find: ListSpec<any>["find"]
  /** Left out where the records the call answers are the rows. */
  readonly rowOf?: (record: never) => RowOf<R>
  /** The columns the call sorts by; none where its order is fixed. */
  readonly sorts?: ReadonlyArray<string>
  readonly remove: RemoveSpec<RowOf<R>, RecordInUse | E>["remove"]
  /** Whoever deletes a record types its name first. */
  readonly asksName?: boolean
  /** Why a row cannot be deleted. */
  readonly locked?: (word: ListSay, row: RowOf<R>) => string | undefined
  /** Where people put rows in order: the column they drag them by, and how that is written. A hook. */
  readonly orderColumn?: ColumnSpec<RowOf<R>>
  readonly useOrder?: (resource: Resource) => RowOrdering
  /** How the rows of a tree are laid out. A hook. */
  readonly useTree?: (resource: Resource) => LayOut<DescribedRow> | undefined
  /** What this user filters it by while this company is viewed, or all are. */
  readonly filters?: (
    viewed: Company | undefined,
    user: RecordId | undefined,
  ) => ReadonlyArray<FilterSpec<RowOf<R>>>
  /** Rows lack fields of the record, so an editor reads it first. */
  readonly isPartial?: boolean
  /** The call that creates takes no owner, or a field of the record says whose it is. */
  readonly isOwnerless?: boolean
  /** What takes their place where the server offers `filters` (`richFinding`). */
  readonly richer?: (viewed: Company | undefined) => RichFinding<R>
}

/** A tab of a record's own page, after those of its fields, named by the description's sentence `tab.{id}`. */
export interface OwnTab<R extends Resource> {
  readonly id: string
  /** There only where the server offers it beyond the specification. */
  readonly extra?: Extra
  /** What it shows of a saved record. */
  readonly View?: ComponentType<{
    readonly row: RowOf<R>
    readonly isReadOnly: boolean
    /** Takes over what the server answered to a call of the tab; what is being written stays. */
    readonly onChanged: (answer: Partial<RowOf<R>>) => void
  }>
  /** In its place, what it shows of a record while it is written; a new one has such a tab too. */
  readonly Draft?: ComponentType<SummaryProps>
}

/** A record's own page, drawn by hand. */
export interface OwnPage<R extends Resource> {
  /** There only where the server offers it beyond the specification; records have their form elsewhere. */
  readonly extra?: Extra
  /** What a record is open as, where that is not its id. */
  readonly addressOf?: (row: RowOf<R>) => string
  readonly View: ComponentType<OwnPageProps>
}

export interface OwnPageProps {
  /** What the record is open as. */
  readonly open: string
  readonly mayWrite: boolean
  /** False where the host shows its own. */
  readonly showsTitle: boolean
  readonly onHeading: (title: string | undefined) => void
  /** Opens something else, such as the form of the record; undefined goes back to the list. */
  readonly onShow: (open: string | undefined) => void
}

/** What is open while the form of a record is that has a page of its own. */
export const editPrefix = "edit/"

export interface SummaryProps {
  /** What the fields show, by name. */
  readonly texts: Texts<string>
  /** The record as it was loaded or last saved; none of a new one. */
  readonly row: DescribedRow | undefined
  /** The time zone of the clock its moments are written by. */
  readonly zone: string
  /** The part whose fields are open, by its id. */
  readonly tab?: string
}

/** A record's dialog as the specification has it: saved only while nothing is wrong, and closed a moment later. */
export interface SpecifiedDialog {
  readonly width: DialogWidth
  /** Before it closes once the record is saved. */
  readonly closeWait: ArtificialWait
  /** How long it says that the record was saved, and why it was not; milliseconds. */
  readonly savedMs: number
  readonly failedMs: number
}

/** How a described list is read, and what of it is drawn by hand. All of it is typed by the description. */
export interface ListPartsOf<R extends Resource, E = never> {
  readonly list: ListCalls<R, E>
  /** Why the list's own calls refuse, in words. */
  readonly explain?: (word: ListSay, api: (error: ApiError) => string, error: E | ApiError) => string
  /** Whether nobody may change a record; the description's sentence `locked` says why. */
  readonly isLocked?: (row: RowOf<R>) => boolean
  /** Draws the cells of fields by their kind; left out where `cells` has all of them. */
  readonly KindCell?: typeof KindCell
  readonly cells?: { readonly [N in NameOf<R>]?: RecordView<R> }
  /** Where columns stand in a narrow list, where that does not follow from their order. */
  readonly areas?: { readonly [N in NameOf<R>]?: NonNullable<ColumnSpec<unknown>["area"]> }
  readonly rowActions?: ReadonlyArray<OwnRowAction<R>>
  readonly bulkActions?: ReadonlyArray<OwnBulkAction<R>>
  readonly listActions?: ReadonlyArray<OwnListAction>
}

/** The same with the editor of its records. */
export interface PartsOf<R extends Resource, E = never> extends ListPartsOf<R, E> {
  readonly calls: (client: Client) => RecordCalls<R, E>
  readonly fields?: { readonly [N in NameOf<R>]?: FieldInput }
  /** Reads the text of a field, such as titles instead of numbers, where its kind cannot. A hook. */
  readonly useTextReader?: () => (name: string, text: string) => string | undefined
  /** Stands around the list and its editor, with what cells and fields share. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>
  /** Draws nothing, and loads the list again when it hears of changes made elsewhere. */
  readonly Live?: ComponentType<{ readonly reload: () => void }>
  readonly dialog?: SpecifiedDialog
  /** Stands over the fields of a record's own page, and says what they amount to while they are written. */
  readonly Summary?: ComponentType<SummaryProps>
  /** Stands beside the fields of a record's own page, and shows what customers will see while it is written. */
  readonly Preview?: ComponentType<SummaryProps>
  readonly tabs?: ReadonlyArray<OwnTab<R>>
  /** In place of the facts beside the fields. */
  readonly aside?: RecordView<R>
  /** In place of the form with its tabs; the form is open as `edit/` and the record's id. */
  readonly page?: OwnPage<R>
}

/** The same of any list. */
export type Parts = PartsOf<Resource>

/** What calls without refusals of their own may fail with, in words. */
export const explainByApi: NonNullable<Parts["explain"]> = (_, api, error) => api(error)

/** Parts of one description as the screens of any list take them, which draw rows of that description alone. */
export const anyParts = <R extends Resource, E>(parts: ListPartsOf<R, E>): Parts =>
  // oxlint-disable-next-line house/double-cast -- rows come from the same description, which a context cannot tell
  parts as unknown as Parts

/** The parts of the list that is shown. */
export const PartsContext = createContext<Parts | undefined>(undefined)

export const useParts = (): Parts => {
  const parts = useContext(PartsContext)
  if (!parts) throw new Error("A described list is shown within its parts.")
  return parts
}
