import { type ReactNode, Suspense, useMemo, useState } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import type { ListModel } from "../listModel.ts"
import { type ListProps, ResourceList } from "../ResourceList.tsx"
import type { DescribedRow } from "./describedRow.ts"
import type { ListSay } from "../ListSpec.ts"
import { ListActions } from "./ListActions.tsx"
import { listOf } from "./listOf.tsx"
import { useParts, viewOpen } from "./parts.ts"
import type { PendingChange } from "./useChangeMany.ts"
import type { RequestedMove } from "./useMoveMany.ts"
import type { RowOrdering } from "./useOrder.ts"
import { wordsOf } from "./wordsOf.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { lazily } from "../../ui/root/lazily.tsx"

/** Statuses are changed less often than looked at, and few lists are changed row by row. */
const ChangeManyDialog = lazily(() => import("./ChangeManyDialog.tsx"))
const MoveDialog = lazily(() => import("./MoveDialog.tsx"))
const MoveManyDialog = lazily(() => import("./MoveManyDialog.tsx"))

const useNoOrder = (): RowOrdering | undefined => undefined
const useNoTree = () => undefined

interface Props extends ListProps {
  readonly resource: Resource
  readonly mayWrite: boolean
  readonly onShow: (open: string, row?: DescribedRow, tab?: string) => void
  /** What opens over the list, where its records are edited there; it is given the way to load the list anew. */
  readonly children?: (reload: () => void) => ReactNode
}

/** A described list with its changes of status. */
export const DescribedList = (props: Props) => {
  const { resource, mayWrite, view, defaultView, onViewChange, features, slots, onShow, children } = props
  const parts = useParts()
  const { client, readOnly } = usePanel()
  const viewed = useValue(client.session.company)
  const user = useValue(client.session.user)
  const extras = useValue(client.extras(resource.service ?? "main"))
  const spec = useMemo(
    () => listOf(resource, { parts, mayWrite, readOnly, viewed, user, extras }),
    [resource, parts, mayWrite, readOnly, viewed, user, extras],
  )
  const say = useWords(resource.name, wordsOf(resource))
  const [moved, setMoved] = useState<DescribedRow>()
  const [acting, setActing] = useState<{ readonly id: string; readonly row: DescribedRow }>()
  const [many, setMany] = useState<RequestedMove>()
  const [changing, setChanging] = useState<PendingChange>()
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
  const tools = useMemo(
    () =>
      listActions ? (
        <ListActions actions={listActions} mayWrite={mayWrite} word={say as ListSay} onAct={actOnList} />
      ) : null,
    [listActions, mayWrite, say, actOnList],
  )
  const Action = own.find(({ id }) => id === acting?.id)?.Action
  const onRow = (action: string, row: DescribedRow, model: ListModel<DescribedRow>) => {
    if (action === "move") return setMoved(row)
    const done = own.find(({ id }) => id === action)
    if (done?.opens !== undefined) return onShow(String(row._id), row, done.opens)
    if (done) return setActing({ id: action, row })
    return order?.ordering.step(model, row, action === "up" ? -1 : 1)
  }
  return (
    <ResourceList
      {...{ view, defaultView, onViewChange, say, slots, tools }}
      features={mayWrite ? features : { ...features, create: false, remove: false }}
      {...{ spec, onRow, layOut }}
      onOpen={(row) => onShow(String(row._id), row)}
      {...(order && mayWrite && { ordering: order.ordering })}
      onCreate={() => onShow("new")}
      onBulk={(action, rows, to) => {
        if (to === undefined) return
        if (action === "move") setMany({ rows, to })
        else setChanging({ action, rows, choice: to })
      }}
    >
      {(reload, list) => (
        <>
          {children?.(reload)}
          {order && <output className={visuallyHidden}>{order.said}</output>}
          <Suspense>
            {parts.Live && <parts.Live reload={reload} />}
            {ListAction && <ListAction onChanged={reload} onDone={() => setListAction(undefined)} />}
            {acting && Action && (
              <Action row={acting.row} onChanged={reload} onDone={() => setActing(undefined)} />
            )}
            {moved && (
              <MoveDialog
                resource={resource}
                row={moved}
                onChanged={reload}
                onClose={() => setMoved(undefined)}
              />
            )}
            {many && (
              <MoveManyDialog {...{ resource, list }} requested={many} onClose={() => setMany(undefined)} />
            )}
            {changing && (
              <ChangeManyDialog
                {...{ resource, list }}
                pending={changing}
                onClose={() => setChanging(undefined)}
              />
            )}
          </Suspense>
        </>
      )}
    </ResourceList>
  )
}
