import type * as Effect from "effect/Effect"
import { type ComponentType, createContext, type ReactNode, useContext } from "react"
import type { Api } from "../../api/api.ts"
import type { Client } from "../../api/client.ts"
import type { ApiError } from "../../api/errors.ts"
import type { ArtificialWait } from "../../api/pace.ts"
import type { Locale } from "../../contract/limits.ts"
import type { Company } from "../../contract/companies/company.ts"
import type { RecordInUse } from "../../contract/resource/refusals.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import type { Extra } from "../../contract/wire/extras.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import type { DialogWidth } from "../../ui/dialog/Dialog.tsx"
import type { CellTexts, ColumnSpec, ListSay, ListSpec } from "../ListSpec.ts"
import type { FilterSpec } from "../FilterSpec.ts"
import type { LayOut } from "../rowTree.ts"
import type { FieldInput } from "./fields/fieldInput.ts"
import type { RecordCalls } from "./recordCalls.ts"
import type { KindCell } from "./KindCell.tsx"
import type { TextsOf, WrittenName } from "./recordTexts.ts"
import type { UseScan } from "./UseScan.ts"
import type { RowOrdering } from "./useOrder.ts"
import type { OwnBulkAction, OwnRowAction, OwnListAction } from "./ownActions.ts"

type NameOf<R extends Resource> = Extract<keyof R["fields"], string>

/** Hand-written view of a record. */
export type RecordView<R extends Resource> = ComponentType<{ readonly row: RowOf<R> }>

interface RichFinding<R extends Resource> extends Pick<ListSpec, "find" | "filter"> {
  readonly filters?: ReadonlyArray<FilterSpec<RowOf<R>>>
}

/** Calls that find, delete and export a list's rows. `E` is the refusals of its own calls. */
export interface ListCalls<R extends Resource, E = never> extends Pick<
  ListSpec,
  "find" | "filter" | "within" | "removeMany" | "exporting" | "changedBy" | "firstWait"
> {
  /** Left out where the records the call answers are the rows. */
  readonly rowOf?: (record: never) => RowOf<R>
  /** The columns the call sorts by; none where its order is fixed. */
  readonly sorts?: ReadonlyArray<string>
  readonly remove: (api: Api, row: RowOf<R>) => Effect.Effect<unknown, ApiError | RecordInUse | E>
  /** For a file built from the list's pages: texts of columns that do not simply show the row's field of that name. */
  readonly cellTexts?: (api: Api, locale: Locale) => Effect.Effect<CellTexts<RowOf<R>>, ApiError>
  /** Whoever deletes a record types its name first. */
  readonly asksName?: boolean
  /** Returns the reason a row cannot be deleted. */
  readonly locked?: (word: ListSay, row: RowOf<R>) => string | undefined
  /** Manual order of the rows: the column with the drag handles, and `useOrder`, the hook that saves it. */
  readonly orderColumn?: ColumnSpec
  readonly useOrder?: (resource: Resource) => RowOrdering
  /** Hook that lays out the rows of a tree. */
  readonly useTree?: (resource: Resource) => LayOut | undefined
  /** Filters for this user, for the viewed company or, if undefined, for all companies. */
  readonly filters?: (
    viewed: Company | undefined,
    user: RecordId | undefined,
  ) => ReadonlyArray<FilterSpec<RowOf<R>>>
  /** Rows lack fields of the record, so an editor reads it first. */
  readonly isPartial?: boolean
  /** The call that creates takes no owner, or a field of the record says whose it is. */
  readonly isOwnerless?: boolean
  /**
   * Replacements for these properties if the server offers `filters` (`richFinding`), so that rows are found by more than
   * the fields of section 7.
   */
  readonly richer?: (viewed: Company | undefined) => RichFinding<R>
}

/** A tab of a record's own page, after those of its fields, named by the description's sentence `tab.{id}`. */
export interface OwnTab<R extends Resource> {
  readonly id: string
  /** There only where the server offers it beyond the specification. */
  readonly extra?: Extra
  /** It stands before the tabs of the fields, of a record that is there. */
  readonly opensFirst?: true
  /** The tab's content for a saved record. */
  readonly View?: ComponentType<{
    readonly row: RowOf<R>
    readonly isReadOnly: boolean
    /** Takes over what the server answered to a call of the tab; what is being written stays. */
    readonly onChanged: (answer: Partial<RowOf<R>>) => void
  }>
  /** In its place, what it shows of a record while it is written; a new one has such a tab too. */
  readonly Draft?: ComponentType<SummaryProps<R>>
}

/** A record's own page, drawn by hand. */
export interface OwnPage<R extends Resource> {
  /** There only where the server offers it beyond the specification; records have their form elsewhere. */
  readonly extra?: Extra
  /** Returns the value of `open` for a record, if it is not its id. */
  readonly addressOf?: (row: RowOf<R>) => string
  readonly View: ComponentType<OwnPageProps>
}

export interface OwnPageProps {
  /** The record's value of `open`. */
  readonly open: string
  readonly mayWrite: boolean
  /** False where the host shows its own. */
  readonly showsTitle: boolean
  readonly onHeading: (title: string | undefined) => void
  /** Opens something else, such as the form of the record; undefined goes back to the list. */
  readonly onShow: (open: string | undefined) => void
}

/** Prefix of `open` for the form of a record that has its own page. */
export const editPrefix = "edit/"

/** Prefix of `open` for a new record that begins as a copy. */
export const copyPrefix = "copy/"

export interface SummaryProps<R extends Resource> {
  readonly texts: TextsOf<R>
  /** The record as it was loaded or last saved; none of a new one. */
  readonly row: RowOf<R> | undefined
  /** The time zone of the clock its moments are written by. */
  readonly zone: string
  /** The part whose fields are open, by its id. */
  readonly tab?: string
}

/** Finds what is asked before a record is saved that may not be meant so; undefined where there is nothing to ask. */
export type FindQuestion<R extends Resource> = (
  client: Client,
  at: SummaryProps<R>,
) => Effect.Effect<ReactNode, unknown>

/** Props of a list as those see it who may not write it. */
export interface ReadersListProps {
  /** Opens a record. */
  readonly onOpen: (open: string) => void
}

/** A record's dialog as the specification has it: saved only while nothing is wrong, and closed a moment later. */
export interface SpecifiedDialog {
  readonly width: DialogWidth
  /** Before it closes once the record is saved. */
  readonly closeWait: ArtificialWait
  /**
   * Display time of the messages that the record was saved, and of the reason it was not (`failedMs`); milliseconds.
   */
  readonly savedMs: number
  readonly failedMs: number
}

/** Calls of a described list, and its hand-written parts. Everything is typed by the description. */
export interface ListPartsOf<R extends Resource, E = never> {
  readonly list: ListCalls<R, E>
  /** Explains the refusals of the list's own calls in words. */
  readonly explain?: (word: ListSay, api: (error: ApiError) => string, error: E | ApiError) => string
  /** True if nobody may change the record; the description's sentence `locked` gives the reason. */
  readonly isLocked?: (row: RowOf<R>) => boolean
  /** Draws the cells of fields by their kind; left out where `cells` has all of them. */
  readonly KindCell?: typeof KindCell
  readonly cells?: { readonly [N in NameOf<R>]?: RecordView<R> }
  /** Grid areas of columns in a narrow list, if they do not follow from the column order. */
  readonly areas?: { readonly [N in NameOf<R>]?: NonNullable<ColumnSpec["area"]> }
  readonly rowActions?: ReadonlyArray<OwnRowAction<R>>
  readonly bulkActions?: ReadonlyArray<OwnBulkAction<R>>
  readonly listActions?: ReadonlyArray<OwnListAction>
  /** Hears a code that a scanner types into the search (`scanOf`). */
  readonly useScan?: UseScan
}

/** The same with the editor of its records. */
export interface PartsOf<R extends Resource, E = never> extends ListPartsOf<R, E> {
  readonly calls: (client: Client) => RecordCalls<R, E>
  readonly fields?: { readonly [N in NameOf<R>]?: FieldInput<WrittenName<R>> }
  /** Reads the text of a field, such as titles instead of numbers, where its kind cannot. A hook. */
  readonly useTextReader?: () => (name: string, text: string) => string | undefined
  /** Stands around the list and its editor, with what cells and fields share. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>
  /** In place of the list for those who may not write it. */
  readonly ReadersList?: ComponentType<ReadersListProps>
  /** Draws nothing, and loads the list again when it hears of changes made elsewhere. */
  readonly Live?: ComponentType<{ readonly reload: () => void }>
  readonly dialog?: SpecifiedDialog
  /** Stands over the fields of a record's own page, and says what they amount to while they are written. */
  readonly Summary?: ComponentType<SummaryProps<R>>
  /** Stands beside the fields of a record's own page, and shows what customers will see while it is written. */
  readonly Preview?: ComponentType<SummaryProps<R>>
  readonly question?: () => Promise<FindQuestion<R>>
  readonly tabs?: ReadonlyArray<OwnTab<R>>
  /** In place of the facts beside the fields. */
  readonly aside?: RecordView<R>
  /** In place of the form with its tabs; the form is open as `edit/` and the record's id. */
  readonly page?: OwnPage<R>
}

/** The same of any list. */
export type Parts = PartsOf<Resource>

/** Explains the errors of calls without refusals of their own in words. */
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
