import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import { actsOf, type OrderAct, sayAct } from "../../business/orders/orderActs.ts"
import { takesPrepTime } from "../../business/orders/offeredMoves.ts"
import AssignDialog from "../../business/orders/AssignDialog.tsx"
import PromiseDialog from "../../business/orders/PromiseDialog.tsx"
import ReasonDialog from "../../business/orders/ReasonDialog.tsx"
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

type Asked = "assign" | "promise" | OrderStatus

interface QuestionProps extends Props {
  readonly asked: Asked
  readonly onClose: () => void
}

/** The question asked before a move; it stays until the server has taken the answer. */
const Question = ({ order, mending, asked, onClose }: QuestionProps) => {
  const say = useMendWords()
  const dialog = { say, order, isBusy: mending.busy, problem: mending.problem, onClose }
  if (asked === "assign")
    return <AssignDialog {...dialog} onAnswer={({ _id }) => mending.assign(_id, onClose)} />
  if (asked === "promise")
    return <PromiseDialog {...dialog} onAnswer={(minutes) => mending.promise(minutes, onClose)} />
  return <ReasonDialog {...dialog} to={asked} onAnswer={(move) => mending.move(move, onClose)} />
}

/** The acts of the board: the likeliest, whom to give it to and a new promise at hand, the rest in a menu. */
export const MendMoves = ({ order, mending }: Props) => {
  const say = useMendWords()
  const [asked, setAsked] = useState<Asked>()
  const extras = useValue(usePanel().client.extras("main"))
  const { primary, others, isCancelable } = actsOf(order, {
    mayAssign: extras?.has("board") === true,
    mayPromise: extras?.has("order-promises") === true,
  })
  const act = (what: OrderAct) => {
    if (what === "ready") return mending.setReady()
    if (what === "assign" || what === "promise" || reasonsFor(what).length > 0) return setAsked(what)
    const isTimed = takesPrepTime(order, what)
    mending.move({ to: what, ...(isTimed && { prepMinutes: orderLimits.usualPrepMinutes }) })
  }
  const button = (what: OrderAct, tone: "primary" | "secondary") => (
    <Button key={what} tone={tone} onPress={() => act(what)}>
      {sayAct(say, order, what)}
    </Button>
  )
  const isAtHand = (what: OrderAct) => what === "assign" || what === "promise"
  const inMenu = others.filter((what) => !isAtHand(what))
  return (
    <>
      {primary === undefined ? null : button(primary, "primary")}
      {others.filter(isAtHand).map((what) => button(what, "secondary"))}
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
      {asked === undefined ? null : (
        <Question
          {...{ order, mending, asked }}
          onClose={() => {
            mending.clear()
            setAsked(undefined)
          }}
        />
      )}
    </>
  )
}
