import { type ReactNode, useCallback, useRef, useState } from "react"
import { allows } from "../../../contract/access/access.ts"
import { type OrderPicked, picking, type PickingNow as Now } from "../../../contract/orders/picking.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useValue } from "../../../frame/useValue.ts"
import { rightLeft } from "../../../resource/described/icons.ts"
import { EditorWait } from "../../../resource/editor/EditorPlace.tsx"
import { useKeptFocus } from "../../../resource/useKeptFocus.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { users } from "../../../ui/icon/icons.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { DataTable } from "../../../ui/table/DataTable.tsx"
import { AssignOrder } from "./AssignOrder.tsx"
import { head, none, notices, place, summary } from "./pickingNow.css.ts"
import { codeOf, isOfSeveral, lateBy, type PickerRow, pickersIn, waitingIn } from "./pickingRows.ts"
import { usePickingWords } from "./words.ts"
import { usePickerColumns, useWaitingColumns } from "./useColumns.tsx"
import { usePickingNow } from "./usePickingNow.ts"
import { useTimeOfDay } from "./useTimeOfDay.ts"

const useMayAssign = () => {
  const { client, readOnly } = usePanel()
  const user = useValue(client.session.user)
  return !readOnly && user !== undefined && allows(picking.assign.access, user)
}

interface PartProps {
  readonly title: string
  readonly nothing: string | undefined
  readonly children: ReactNode
}

/** A list under its heading; in its place, that there is nothing in it. */
const Part = ({ title, nothing, children }: PartProps) => (
  <section aria-label={title}>
    <h3 className={head}>{title}</h3>
    {nothing === undefined ? children : <p className={none}>{nothing}</p>}
  </section>
)

interface TablesProps {
  readonly now: Now
  /** Left out for those who may not give orders to anybody. */
  readonly onAssign: ((order: OrderPicked) => void) | undefined
}

const Tables = ({ now, onAssign }: TablesProps) => {
  const say = usePickingWords()
  const shown = { at: now.at, namesCompany: isOfSeveral(now) }
  const waitingColumns = useWaitingColumns(shown)
  const pickerColumns = usePickerColumns(shown)
  const [waiting, pickers] = [waitingIn(now), pickersIn(now)]
  const act = useCallback(
    (order: OrderPicked) => {
      const [short, whole] = order.shopper
        ? ([say("reassign"), say("reassignOrder", { code: codeOf(order) })] as const)
        : ([say("assign"), say("assignOrder", { code: codeOf(order) })] as const)
      return (
        <Button
          size="small"
          icon={rightLeft}
          collapsesToIcon
          aria-label={whole}
          onPress={() => onAssign?.(order)}
        >
          {short}
        </Button>
      )
    },
    [say, onAssign],
  )
  const ofPicker = useCallback(({ order }: PickerRow) => order && act(order), [act])
  return (
    <>
      <Part title={say("waiting")} nothing={waiting.length === 0 ? say("noneWaiting") : undefined}>
        <DataTable
          label={say("waiting")}
          columns={waitingColumns}
          rows={waiting}
          rowKey={({ _id }) => `order ${_id}`}
          rowLabel={codeOf}
          actions={onAssign && act}
          actionsLabel={say("actions")}
        />
      </Part>
      <Part title={say("shoppers")} nothing={pickers.length === 0 ? say("noneOnline") : undefined}>
        <DataTable
          label={say("shoppers")}
          columns={pickerColumns}
          rows={pickers}
          rowKey={({ key }) => key}
          rowLabel={({ name, order }) => (order ? `${name} ${codeOf(order)}` : name)}
          actions={onAssign && ofPicker}
          actionsLabel={say("actions")}
        />
      </Part>
    </>
  )
}

/** Number of orders in each state, announced when it changes. */
const Summary = ({ now }: { readonly now: Now }) => {
  const say = usePickingWords()
  const waiting = waitingIn(now).length
  const late = now.orders.filter((order) => lateBy(order, now.at) !== undefined).length
  return (
    <output className={summary}>
      {say("summary", { picked: now.orders.length - waiting, waiting, late })}
    </output>
  )
}

/**
 * Live view of current picking: shoppers with their orders, and the waiting orders. Users who manage orders reassign
 * them here.
 */
const PickingNow = () => {
  const say = usePickingWords()
  const time = useTimeOfDay()
  const viewed = useValue(usePanel().client.session.company)
  const { remote, busy, reload } = usePickingNow()
  const mayAssign = useMayAssign()
  const [assigning, setAssigning] = useState<OrderPicked>()
  const element = useRef<HTMLDivElement>(null)
  const focus = useKeptFocus(element)
  const error = failure(remote)
  const now = remote.data
  if (!now)
    return error ? (
      <LoadFailure title={say("nowFailed")} {...{ error, busy }} onRetry={reload} />
    ) : (
      <EditorWait />
    )
  const isEmpty = now.orders.length === 0 && now.shoppers.length === 0
  return (
    <div ref={element} className={place} tabIndex={-1} {...focus}>
      <div className={notices}>
        {error && (
          <output>
            <Notice tone="warning">{say("nowStale", { time: time(now.at, viewed) })}</Notice>
          </output>
        )}
        {now.isCut && <Notice tone="info">{say("nowCut")}</Notice>}
        <Summary now={now} />
      </div>
      {isEmpty ? (
        <EmptyState icon={users} title={say("nowEmpty")} text={say("nowEmptyText")} />
      ) : (
        <Tables now={now} onAssign={mayAssign ? setAssigning : undefined} />
      )}
      {assigning && (
        <AssignOrder
          key={codeOf(assigning)}
          pickedOrder={assigning}
          now={now}
          onDone={() => setAssigning(undefined)}
        />
      )}
    </div>
  )
}

export default PickingNow
