import { type ReactNode, Suspense, useMemo, useRef } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { useDialogsSoon } from "../../ui/dialog/Dialog.tsx"
import { Panel } from "../../ui/panel/Panel.tsx"
import { lazily } from "../../ui/root/lazily.tsx"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import { ListBody } from "../ListBody.tsx"
import { ListCounter } from "../ListCounter.tsx"
import { ListHead } from "../ListHead.tsx"
import { listKeys } from "../listKeys.ts"
import type { ListProps } from "../ListPanelProps.ts"
import type { ListSay, ListSpec } from "../ListSpec.ts"
import { tappedRow } from "../tappedRow.ts"
import { useKeptFocus } from "../useKeptFocus.ts"
import { useList } from "../useList.ts"
import { useListModel } from "../useListModel.ts"
import type { DescribedRow } from "./describedRow.ts"
import { ListDialogs } from "./ListDialogs.tsx"
import { listOf } from "./listOf.tsx"
import { useParts } from "./parts.ts"
import { useListTools } from "./useListTools.tsx"
import { useListWork } from "./useListWork.ts"
import type { RowOrdering } from "./useOrder.ts"
import { useOwnPage } from "./useOwnPage.ts"
import type { UseScan } from "./UseScan.ts"
import { wordsOf } from "./wordsOf.ts"

const Board = lazily(() => import("./board/Board.tsx"))

const useNoOrder = (): RowOrdering | undefined => undefined
const useNoTree = () => undefined
const noKeys = () => {}
const useNoScan: UseScan = () => noKeys

interface Props extends ListProps {
  readonly resource: Resource
  readonly mayWrite: boolean
  /** Its rows are cards of a board. */
  readonly isBoard?: boolean
  readonly onShow: (open: string | undefined, row?: DescribedRow, tab?: string) => void
  /** Content that opens over the list if its records are edited there; receives the function that reloads the list. */
  readonly children?: (reload: () => void) => ReactNode
}

/** Parts of a list that the host wants and this user has. */
const featuresOf = ({ features, mayWrite, isBoard = false }: Props) => ({
  ...features,
  ...(!mayWrite && { create: false, remove: false }),
  ...(isBoard && { columns: false }),
})

const ListScreen = ({ spec, ...props }: Props & { readonly spec: ListSpec }) => {
  const { resource, mayWrite, isBoard = false, view, defaultView, onViewChange, slots } = props
  const features = featuresOf(props)
  const word = useWords(resource.name, wordsOf(resource)) as ListSay
  const { model, page } = useListModel(spec, { view, defaultView, onViewChange })
  const list = useList(spec, word, model, features)
  const place = useRef<HTMLElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const focus = useKeptFocus(place)
  useDialogsSoon()
  const { useScan = useNoScan, list: calls } = useParts()
  const { useOrder = useNoOrder, useTree = useNoTree } = calls
  const order = useOrder(resource)
  const layOut = useTree(resource)
  const ownPage = useOwnPage(resource)
  const show = useLatest(props.onShow)
  const create = useLatest(() => props.onShow("new"))
  const open = (row: DescribedRow, tab?: string) =>
    props.onShow(ownPage?.addressOf?.(row) ?? String(row._id), row, tab)
  const work = useListWork(order, open, show)
  const scan = useScan(searchBox, { model, open })
  const tools = useListTools({ resource, mayWrite, isBoard, word, onShow: show, onAct: work.actOnList })
  return (
    <Panel
      label={word("title")}
      elementRef={place}
      onKeyDown={(event) => {
        listKeys(event, model, searchBox)
        scan(event)
      }}
      onClick={(event) => {
        const row = model.rowOf(tappedRow(event) ?? "")
        if (row) open(row)
      }}
      {...focus}
    >
      <ListHead
        title={features.title === false ? undefined : word("title")}
        {...{ list, searchBox, tools }}
        onCreate={create}
        hostTools={slots?.tools}
        place={slots && "actions" in slots ? (slots.actions ?? null) : undefined}
      />
      {isBoard ? (
        <Suspense>
          <Board {...{ resource, list }} onOpen={open} onMove={work.move} />
        </Suspense>
      ) : (
        <>
          <ListBody
            {...{ list, page, layOut }}
            onOpen={open}
            onRow={work.actOnRow}
            ordering={mayWrite ? order?.ordering : undefined}
            onWidened={() => searchBox.current?.focus()}
          />
          <ListCounter list={list} onBulk={work.actOnMany} />
        </>
      )}
      {props.children?.(model.reload)}
      {order && <output className={visuallyHidden}>{order.announcement}</output>}
      <ListDialogs {...{ resource, list, work }} />
    </Panel>
  )
}

/** A described list as this user sees it on this server (sections 2 and 4), or its board: found, changed and deleted. */
export const DescribedList = (props: Props) => {
  const { resource, mayWrite } = props
  const parts = useParts()
  const { client, readOnly, locale } = usePanel()
  const viewed = useValue(client.session.company)
  const user = useValue(client.session.user)
  const extras = useValue(client.extras(resource.service ?? "main"))
  const spec = useMemo(
    () => listOf(resource, { parts, locale, mayWrite, readOnly, viewed, user, extras }),
    [resource, parts, locale, mayWrite, readOnly, viewed, user, extras],
  )
  // Another way to find rows is another list.
  return <ListScreen key={spec.find.path} {...props} spec={spec} />
}
