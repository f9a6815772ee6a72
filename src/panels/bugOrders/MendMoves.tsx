import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import { actsOf, type OrderAct, sayAct } from "../../business/orders/orderActs.ts"
import { asksOfPicking } from "../../business/orders/untouchedItems.ts"
import { takesPrepTime } from "../../business/orders/offeredMoves.ts"
import AssignDialog from "../../business/orders/AssignDialog.tsx"
import PickingDialog from "../../business/orders/PickingDialog.tsx"
import PromiseDialog from "../../business/orders/PromiseDialog.tsx"
import ReasonDialog from "../../business/orders/ReasonDialog.tsx"
import { usePrepTimes } from "../../business/stores/usePrepTimes.ts"
import { prepMinutesAt } from "../../contract/companies/prepMinutesAt.ts"
import type { Order } from "../../contract/orders/order.ts"
import { orderLimits } from "../../contract/orders/orderLimits.ts"
import { reasonsFor } from "../../contract/orders/orderMoves.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { Button } from "../../ui/button/Button.tsx"
import { ellipsis } from "../../ui/icon/icons.ts"
import { Menu } from "../../ui/menu/Menu.tsx"
import { useState } from "react"
import { useMendWords } from "./mendWords.ts"
import type { Mending } from "./useMending.ts"

interface Props {
  readonly order: Order
  readonly mending: Mending
}

type MendAction = "assign" | "promise" | OrderStatus

interface QuestionProps extends Props {
  readonly action: MendAction
  readonly onClose: () => void
}

/** The question asked before a move; it stays until the server has taken the answer. */
const Question = ({ order, mending, action, onClose }: QuestionProps) => {
  const say = useMendWords()
  const dialog = { say, order, isBusy: mending.busy, problem: mending.problem, onClose }
  if (action === "assign")
    return <AssignDialog {...dialog} onAnswer={({ _id }) => mending.assign(_id, onClose)} />
  if (action === "promise")
    return <PromiseDialog {...dialog} onAnswer={(minutes) => mending.promise(minutes, onClose)} />
  if (action === "RELEASE_SHOPPER")
    return <PickingDialog {...dialog} orders={[order]} onAnswer={(move) => mending.move(move, onClose)} />
  return <ReasonDialog {...dialog} to={action} onAnswer={(move) => mending.move(move, onClose)} />
}

/** The acts of the board: the likeliest, whom to give it to and a new promise at hand, the rest in a menu. */
export const MendMoves = ({ order, mending }: Props) => {
  const say = useMendWords()
  const [action, setAction] = useState<MendAction>()
  const { api, extras: extrasOf } = usePanel().client
  const extras = useValue(extrasOf("main"))
  const times = usePrepTimes(order.company?._id).remote.data
  const {
    primary,
    others: otherActs,
    isCancelable,
  } = actsOf(order, {
    mayAssign: extras?.has("board") === true,
    mayPromise: extras?.has("order-promises") === true,
  })
  const act = (orderAct: OrderAct) => {
    if (orderAct === "ready") return mending.setReady()
    const asksFirst = orderAct === "RELEASE_SHOPPER" && asksOfPicking([order])
    if (asksFirst || orderAct === "assign" || orderAct === "promise" || reasonsFor(orderAct).length > 0)
      return setAction(orderAct)
    const isTimed = takesPrepTime(order, orderAct)
    const prepMinutes = times
      ? prepMinutesAt(times, api.now(), order.fulfillment)
      : orderLimits.usualPrepMinutes
    mending.move({ to: orderAct, ...(isTimed && { prepMinutes }) })
  }
  const button = (orderAct: OrderAct, tone: "primary" | "secondary") => (
    <Button key={orderAct} tone={tone} onPress={() => act(orderAct)}>
      {sayAct(say, order, orderAct)}
    </Button>
  )
  const isAtHand = (orderAct: OrderAct) => orderAct === "assign" || orderAct === "promise"
  const inMenu = otherActs.filter((orderAct) => !isAtHand(orderAct))
  return (
    <>
      {primary === undefined ? null : button(primary, "primary")}
      {otherActs.filter(isAtHand).map((orderAct) => button(orderAct, "secondary"))}
      {inMenu.length === 0 ? null : (
        <Menu
          label={say("moves")}
          trigger={<Button icon={ellipsis}>{say("moves")}</Button>}
          items={inMenu.map((id) => ({ id, label: sayAct(say, order, id) }))}
          onAction={act}
        />
      )}
      {isCancelable ? (
        <Button tone="quietDanger" onPress={() => act("CANCELED")}>
          {sayAct(say, order, "CANCELED")}
        </Button>
      ) : null}
      {action === undefined ? null : (
        <Question
          {...{ order, mending, action }}
          onClose={() => {
            mending.clear()
            setAction(undefined)
          }}
        />
      )}
    </>
  )
}
