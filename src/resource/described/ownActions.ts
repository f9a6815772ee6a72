import { type ComponentType } from "react"
import type * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import type { Gate, Subject } from "../../contract/access/access.ts"
import type { PageQuery } from "../../contract/wire/page.ts"
import { idFrom, idKey, type RecordId } from "../../contract/wire/recordId.ts"
import type { Extra } from "../../contract/wire/extras.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import type { IconShape } from "../../ui/icon/Icon.tsx"
import type { RowAction } from "../ListSpec.ts"
import type { ManyRows } from "./useManyRows.ts"
import type { Selection } from "../listModel.ts"

/** Some rows that are to be changed, and the action that changes them. */
export interface ManyChange extends ManyRows {
  readonly pending: PendingChange
}

/** Change of one row among many. */
export interface RowChange<R extends Resource> {
  /** Changes one row; a refusal says why it stays as it is. */
  readonly change: (
    api: Api,
    row: RowOf<R>,
    choice: string,
  ) => Effect.Effect<unknown, ApiError | { readonly _tag: string }>
  /** The words of what `change` may be refused with, by tag; given as `RefusalWords` a missing one does not compile. */
  readonly refusals: Readonly<Record<string, string>>
}

/**
 * A change of many rows, one after the other, named by the description's sentence `bulk.{id}` and each of its choices by
 * `bulk.{id}.{choice}`. A `Dialog` asks for more than a choice, and changes the rows, such as an `AskManyDialog`. A `View`
 * does in place of the list, at an address of its own.
 */
export type OwnBulkAction<R extends Resource> = {
  readonly id: string
  readonly icon: IconShape
  /** It is of so many rows, and there with neither fewer nor more; of any number unless told. */
  readonly of?: number
  /** There only where the server offers it beyond the specification. */
  readonly extra?: Extra
  /** True if the user may do it; by default, anyone who may write the list. */
  readonly isFor?: (user: Subject) => boolean
} & (
  | (RowChange<R> & { readonly choices: ReadonlyArray<string>; readonly Dialog?: never })
  | { readonly Dialog: ComponentType<ManyChange>; readonly choices?: never; readonly change?: never }
  | {
      readonly View: ComponentType<ManyView>
      readonly Dialog?: never
      readonly choices?: never
      readonly change?: never
    }
)

/** Some rows of a list that are worked on in place of it. */
export interface ManyView {
  readonly chosen: Selection
  /** False where the host shows its own. */
  readonly showsTitle: boolean
  readonly onHeading: (title: string | undefined) => void
  readonly onClose: () => void
}

/** An action of one row, named by the description's sentence `row.{id}`. */
export interface OwnRowAction<R extends Resource> extends RowAction<RowOf<R>> {
  /** There only where the server offers it beyond the specification. */
  readonly extra?: Extra
  /** Gate of the action, if it takes more than access to the list. */
  readonly access?: Gate
  /** True if the user may do it, for rules no gate can express. */
  readonly isFor?: (user: Subject) => boolean
  /** Also offered to users who may only view. */
  readonly isForViewers?: boolean
  /** It writes, so a read-only panel lacks it even where it is for viewers. */
  readonly writes?: boolean
  /** The tab it opens the record on. */
  readonly opens?: string
  /** Does it, such as by asking in a dialog; it is there until it calls `onDone`, and calls `onChanged` to load the list anew. */
  readonly Action?: ComponentType<{
    readonly row: RowOf<R>
    readonly onChanged: () => void
    readonly onDone: () => void
  }>
}

/** An action of the whole list, named by the description's sentence `list.{id}`: a dialog, or a view in place of the list. */
export interface OwnListAction {
  readonly id: string
  readonly icon: IconShape
  /** There only where the server offers it beyond the specification. */
  readonly extra?: Extra
  /**
   * Does it in a dialog, for those who may write the list; it is there until it calls `onDone`, and calls `onChanged` to
   * load the list anew.
   */
  readonly Action?: ComponentType<{
    readonly resource: Resource
    readonly onChanged: () => void
    readonly onDone: () => void
  }>
  /**
   * View shown instead of the list, to everyone who sees the list, until it calls `onDone`. It is open as `view/` and
   * the action's name.
   */
  readonly View?: ComponentType<{
    readonly resource: Resource
    readonly onDone: () => void
    /** Opens a record in place of the view. */
    readonly onOpen: (id: RecordId) => void
  }>
  /** True if the user sees its button, if that takes more than access to the list. */
  readonly isFor?: (user: Subject) => boolean
  /** It is what one comes to the list for, so its button stands out. */
  readonly isPrimary?: boolean
  /** Its view is for those who may write the list, as a dialog is. */
  readonly isForWriters?: boolean
  /** It writes, so a read-only panel lacks it. */
  readonly writes?: boolean
}

/** Returns the value of `open` for one of a list's own views. */
export const viewOpen = (id: string): string => `view/${id}`

/** Returns the value of `open` for rows that one of a list's bulk actions works on: their numbers, or how many a filter finds. */
export const manyOpen = (id: string, rows: Selection): string =>
  `${viewOpen(id)}/${"ids" in rows ? rows.ids.map(idKey).join(".") : `all.${rows.expected}`}`

/** True for a value of `open` of a bulk action. */
export const isManyOpen = (id: string, open: string | undefined): boolean =>
  open?.startsWith(`${viewOpen(id)}/`) === true

/** Returns the rows that a value of `open` means for a bulk action: by number, or all that the filter of the list finds. */
export const manyOpened = (id: string, open: string, filter: PageQuery["filter"]): Selection => {
  const [first = "", ...others] = open.slice(viewOpen(id).length + 1).split(".")
  if (first === "all") return { filter, expected: Number(others[0]) || 1 }
  return { ids: [first, ...others].map(idFrom) }
}

/** Value of `open` while the list shows its board. */
export const boardOpen = viewOpen("board")

/** A change of the chosen rows that waits for confirmation or runs. */
export interface PendingChange {
  readonly action: string
  readonly choice: string
  readonly rows: Selection
}
