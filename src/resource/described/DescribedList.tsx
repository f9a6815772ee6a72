import { type ReactNode, Suspense, useMemo, useState } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import type { ListModel } from "../listModel.ts"
import { type ListProps, ResourceList } from "../ResourceList.tsx"
import type { DescribedRow } from "./describedRow.ts"
import type { List } from "../List.ts"
import type { ListSay } from "../ListSpec.ts"
import { ListActions } from "./ListActions.tsx"
import { listOf } from "./listOf.tsx"
import { useParts } from "./parts.ts"
import { type PendingChange, viewOpen } from "./ownActions.ts"
import type { RequestedMove } from "./useMoveMany.ts"
import type { RowOrdering } from "./useOrder.ts"
import { useOwnPage } from "./useOwnPage.ts"
import { wordsOf } from "./wordsOf.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { lazily } from "../../ui/root/lazily.tsx"

/** Statuses are changed less often than looked at, and few lists are changed row by row. */
const ChangeManyDialog = lazily(() => import("./ChangeManyDialog.tsx"))
const MoveDialog = lazily(() => import("./MoveDialog.tsx"))
const MoveManyDialog = lazily(() => import("./MoveManyDialog.tsx"))

const BoardSwitch = lazily(() => import("./board/BoardSwitch.tsx"))
const Board = lazily(() => import("./board/Board.tsx"))

const useNoOrder = (): RowOrdering | undefined => undefined
const useNoTree = () => undefined

/** A record somebody moves, and where to, if that is chosen already. */
export interface RequestedRowMove {
  readonly row: DescribedRow
  readonly to?: string
}

interface Props extends ListProps {
  readonly resource: Resource
  readonly mayWrite: boolean
  /** Its rows are cards of a board. */
  readonly isBoard?: boolean
  readonly onShow: (open: string | undefined, row?: DescribedRow, tab?: string) => void
  /** Content that opens over the list if its records are edited there; receives the function that reloads the list. */
  readonly children?: (reload: () => void) => ReactNode
}

interface ChangesProps {
  readonly resource: Resource
  readonly list: List
  readonly reload: () => void
  readonly moved: RequestedRowMove | undefined
  readonly many: RequestedMove | undefined
  readonly changing: PendingChange | undefined
  readonly onClose: () => void
}

/** Dialogs for the change of one row or many. */
const Changes = ({ resource, list, reload, moved, many, changing, onClose }: ChangesProps) => {
  const { bulkActions } = useParts()
  const Changing = bulkActions?.find(({ id }) => id === changing?.action)?.Dialog ?? ChangeManyDialog
  return (
    <>
      {moved && <MoveDialog {...{ resource, onClose }} row={moved.row} first={moved.to} onChanged={reload} />}
      {many && <MoveManyDialog {...{ resource, list, onClose }} requested={many} />}
      {changing && <Changing {...{ resource, list, onClose }} pending={changing} />}
    </>
  )
}

/**
 * Returns the tools of the whole list: its own actions, and the link to its board. The result stays the same until one
 * of them changes.
 */
const useTools = (
  { resource, mayWrite, isBoard = false, onShow }: Props,
  word: ListSay,
  onAct: (id: string) => void,
) => {
  const { listActions } = useParts()
  const show = useLatest(onShow)
  return useMemo(
    () =>
      listActions || resource.board ? (
        <>
          <Suspense>{resource.board && <BoardSwitch {...{ isBoard }} onShow={show} />}</Suspense>
          {listActions && <ListActions actions={listActions} {...{ mayWrite, word, onAct }} />}
        </>
      ) : null,
    [listActions, resource, isBoard, mayWrite, word, onAct, show],
  )
}

/** A described list, or its board, with its changes of status. */
export const DescribedList = (props: Props) => {
  const {
    resource,
    mayWrite,
    isBoard = false,
    view,
    defaultView,
    onViewChange,
    features,
    slots,
    onShow,
    children,
  } = props
  const parts = useParts()
  const { client, readOnly, locale } = usePanel()
  const viewed = useValue(client.session.company)
  const user = useValue(client.session.user)
  const extras = useValue(client.extras(resource.service ?? "main"))
  const spec = useMemo(
    () => listOf(resource, { parts, locale, mayWrite, readOnly, viewed, user, extras }),
    [resource, parts, locale, mayWrite, readOnly, viewed, user, extras],
  )
  const word = useWords(resource.name, wordsOf(resource)) as ListSay
  const [moved, setMoved] = useState<RequestedRowMove>()
  const [acting, setActing] = useState<{ readonly id: string; readonly row: DescribedRow }>()
  const [many, setMany] = useState<RequestedMove>()
  const [changing, setChanging] = useState<PendingChange>()
  const endChange = () => {
    setMoved(undefined)
    setMany(undefined)
    setChanging(undefined)
  }
  const { useOrder = useNoOrder, useTree = useNoTree } = parts.list
  const order = useOrder(resource)
  const layOut = useTree(resource)
  const own = parts.rowActions ?? []
  const { listActions } = parts
  const [listAction, setListAction] = useState<string>()
  const ListAction = listActions?.find(({ id }) => id === listAction)?.Action
  const actOnList = useLatest((id: string) =>
    listActions?.some((one) => one.id === id && one.View) ? onShow(viewOpen(id)) : setListAction(id),
  )
  const tools = useTools(props, word, actOnList)
  const page = useOwnPage(resource)
  const openRow = (row: DescribedRow, tab?: string) =>
    onShow(page?.addressOf?.(row) ?? String(row._id), row, tab)
  const Action = own.find(({ id }) => id === acting?.id)?.Action
  const onRow = (action: string, row: DescribedRow, model: ListModel) => {
    if (action === "move") return setMoved({ row })
    const completed = own.find(({ id }) => id === action)
    if (completed?.opens !== undefined) return openRow(row, completed.opens)
    if (completed) return setActing({ id: action, row })
    return order?.ordering.step(model, row, action === "up" ? -1 : 1)
  }
  return (
    <ResourceList
      {...{ view, defaultView, onViewChange, word, slots, tools }}
      features={{
        ...features,
        ...(!mayWrite && { create: false, remove: false }),
        ...(isBoard && { columns: false }),
      }}
      {...{ spec, onRow, layOut }}
      body={
        isBoard
          ? (list) => (
              <Suspense>
                <Board {...{ resource, list }} onOpen={openRow} onMove={setMoved} />
              </Suspense>
            )
          : undefined
      }
      onOpen={openRow}
      {...(order && mayWrite && { ordering: order.ordering })}
      onCreate={() => onShow("new")}
      onBulk={(action, rows, to) => {
        if (action !== "move") setChanging({ action, rows, choice: to ?? "" })
        else if (to !== undefined) setMany({ rows, to })
      }}
    >
      {(reload, list) => (
        <>
          {children?.(reload)}
          {order && <output className={visuallyHidden}>{order.announcement}</output>}
          <Suspense>
            {parts.Live && <parts.Live reload={reload} />}
            {ListAction && (
              <ListAction resource={resource} onChanged={reload} onDone={() => setListAction(undefined)} />
            )}
            {acting && Action && (
              <Action row={acting.row} onChanged={reload} onDone={() => setActing(undefined)} />
            )}
            <Changes {...{ resource, list, reload, moved, many, changing }} onClose={endChange} />
          </Suspense>
        </>
      )}
    </ResourceList>
  )
}
