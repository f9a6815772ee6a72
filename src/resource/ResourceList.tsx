import { type ReactNode, useRef } from "react"
import type { PanelProps } from "../frame/PanelFrame.tsx"
import type { PanelSlots, SlotContent } from "../frame/Slot.tsx"
import { useLatest } from "../frame/useLatest.ts"
import { useDialogsSoon } from "../ui/dialog/Dialog.tsx"
import { Panel } from "../ui/panel/Panel.tsx"
import { later } from "../ui/root/later.tsx"
import type { List } from "./List.ts"
import { ListBody } from "./ListBody.tsx"
import { ListCounter } from "./ListCounter.tsx"
import { ListHead } from "./ListHead.tsx"
import { listKeys } from "./listKeys.ts"
import type { ListModel, Selection } from "./listModel.ts"
import type { ListSay, ListSpec } from "./ListSpec.ts"
import type { Ordering } from "./rowOrder.ts"
import type { LayOut } from "./rowTree.ts"
import { SpreadsheetQuestion } from "./spreadsheet/SpreadsheetQuestion.tsx"
import { tappedRow } from "./tappedRow.ts"
import { useKeptFocus } from "./useKeptFocus.ts"
import { type ListFeatures, useList } from "./useList.ts"
import { useOfferedSpec, useRichestSpec } from "./useOfferedSpec.ts"
import { useListModel, type ViewProps } from "./useListModel.ts"
import type { DescribedRow } from "./described/describedRow.ts"

export type { ListFeatures }

/** Places of a list a host may fill or move. */
export interface ListSlots extends PanelSlots {
  /** Beside the search box. */
  readonly tools?: SlotContent
  /** An element of the host's that takes the list's main action, such as its own page head; no child of a tag. */
  readonly actions?: Element | null
}

/** Props of every list panel. */
export interface ListPanelProps extends PanelProps, ViewProps {
  /** Visible parts of the list; all by default. */
  readonly features?: ListFeatures | undefined
  /** Host content for the panel's slots, and the place of the main action. */
  readonly slots?: ListSlots | undefined
}

/** Props a list takes from its panel. */
export type ListProps = Pick<ListPanelProps, keyof ViewProps | "features" | "slots">

interface Props extends ListProps {
  readonly spec: ListSpec
  readonly word: ListSay
  readonly onCreate: () => void
  /** Tools of the whole list; keep the same element between renders. */
  readonly tools?: ReactNode
  readonly onOpen: (row: DescribedRow) => void
  /** Does one of the description's `rowActions` to a row. */
  readonly onRow?: (id: string, row: DescribedRow, model: ListModel) => void
  /** Left out where nobody puts rows in order; keep the same object between renders. */
  readonly ordering?: Ordering
  /** Left out where no rows stand under others; keep the same function while what is open stays the same. */
  readonly layOut?: LayOut | undefined
  /** Does one of the description's `bulkActions` to the chosen rows, with what was chosen for it. */
  readonly onBulk?: (id: string, chosen: Selection, choice?: string) => void
  /** Replacement for the rows and their pages, such as a board. */
  readonly body?: ((list: List) => ReactNode) | undefined
  /** Content that opens over the list; receives the list and the function that reloads it. */
  readonly children: (reload: () => void, list: List) => ReactNode
}

const everything: ListFeatures = {}

const RemovalDialogs = later(
  () => import("./RemovalDialogs.tsx"),
  ({ list: { removal, bulk } }) => removal.row !== undefined || bulk.pending !== undefined,
)

const ListScreen = (props: Props) => {
  const {
    spec,
    word,
    onCreate,
    onOpen,
    onRow,
    ordering,
    layOut,
    onBulk,
    features = everything,
    slots,
    tools,
    body,
    children,
    ...host
  } = props
  const { model, page } = useListModel(spec, host)
  const list = useList(useOfferedSpec(spec), word, model, features)
  const place = useRef<HTMLElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const focus = useKeptFocus(place)
  useDialogsSoon()
  const create = useLatest(onCreate)
  const actOnMany = useLatest((...chosen: Parameters<NonNullable<typeof onBulk>>) => onBulk?.(...chosen))
  return (
    <Panel
      label={word("title")}
      elementRef={place}
      onKeyDown={(event) => listKeys(event, model, searchBox)}
      onClick={(event) => {
        const row = model.rowOf(tappedRow(event) ?? "")
        if (row) onOpen(row)
      }}
      {...focus}
    >
      <ListHead
        title={features.title === false ? undefined : word("title")}
        {...{ list, searchBox }}
        onCreate={create}
        hostTools={slots?.tools}
        tools={tools}
        place={slots && "actions" in slots ? (slots.actions ?? null) : undefined}
      />
      {body ? (
        body(list)
      ) : (
        <>
          <ListBody
            {...{ list, page, onOpen, onRow, ordering, layOut }}
            onWidened={() => searchBox.current?.focus()}
          />
          <ListCounter list={list} onBulk={actOnMany} />
        </>
      )}
      <RemovalDialogs {...{ list, spec }} />
      <SpreadsheetQuestion asking={list.exporting.asking} />
      {children(model.reload, list)}
    </Panel>
  )
}

/** A list screen made from its description (sections 2 and 4): search, filters, sort, pages, selection, deleting, export. */
export const ResourceList = (props: Props) => {
  const spec = useRichestSpec(props.spec)
  // Another way to find rows is another list.
  return <ListScreen key={spec.find.path} {...props} spec={spec} />
}
