import { memo } from "react"
import { usePart, useValue } from "../../../frame/useValue.ts"
import { useWords } from "../../../frame/useWords.ts"
import { wordOf } from "../../../frame/wordOf.ts"
import { mayBeReady } from "../../../business/orders/offeredMoves.ts"
import { BareButton } from "../../../ui/button/BareButton.tsx"
import type { BoardCard } from "../lanes.ts"
import { ordersWords } from "../words.ts"
import { urgencyOf } from "../urgency.ts"
import type { Board } from "../useBoard.ts"
import { Waiting } from "../Waiting.tsx"
import * as css from "./dish.css.ts"
import { DishItems } from "./DishItems.tsx"
import { type KitchenAct, nextInKitchen } from "./kitchenLanes.ts"
import { kitchenWords } from "./kitchenWords.ts"

const secondMs = 1000
const minuteMs = 60_000

/** Minutes and seconds, such as 24:10. */
const timer = (ms: number) => {
  const passed = Math.max(0, ms)
  const seconds = Math.floor((passed % minuteMs) / secondMs)
  return `${Math.floor(passed / minuteMs)}:${String(seconds).padStart(2, "0")}`
}

const useActName = (card: BoardCard | undefined, act: KitchenAct | undefined) => {
  const say = useWords("kitchen", kitchenWords)
  if (!card || !act) return ""
  const { order } = card
  if (act.kind === "ready") return say("markReady")
  if (order.status === "NEW" || order.status === "WAIT_COMPANY" || order.status === "ACCEPT_SHOPPER")
    return say("start")
  const { deliveryPerson } = order
  return order.fulfillment === "DELIVERY" && deliveryPerson?.name
    ? say("handTo", { name: deliveryPerson.name.split(" ")[0] ?? "" })
    : say("handToCustomer")
}

interface Props {
  readonly id: string
  readonly board: Board
}

/** One order for whoever cooks: its dishes and notes, how long it takes, and the one thing to do. Read from two metres. */
export const Dish = memo(({ id, board }: Props) => {
  const words = useWords("orders", ordersWords)
  const say = useWords("kitchen", kitchenWords)
  const { model } = board
  const card = useValue(model.card(id))
  const time = usePart(model.now, (now) =>
    timer(now - Date.parse(card?.order.since ?? card?.order.placedAt ?? "")),
  )
  const urgency = usePart(model.beat, (now) => (card ? urgencyOf(card.order, now) : "calm"))
  const act = card && nextInKitchen(card)
  const actName = useActName(card, act)
  if (!card) return null
  const { order, moves } = card
  const code = order.code ?? String(order._id)
  const isWaiting = moves.some(({ state }) => state === "waiting")
  const press = () => {
    if (act?.kind === "ready") board.setReady(card, true)
    else if (act) board.move(card, act.to)
  }
  const from =
    order.fulfillment === "DELIVERY"
      ? wordOf(words, "channel", order.channel ?? "other")
      : wordOf(words, "fulfillment", order.fulfillment ?? "other")
  return (
    <li>
      <article
        className={css.dish}
        aria-label={words("order", { code })}
        data-urgency={urgency}
        data-waiting={isWaiting || undefined}
      >
        <header className={css.head}>
          <span>{code}</span>
          <small>{from}</small>
          <span className={css.timer} data-urgency={urgency}>
            {time}
          </span>
        </header>
        <DishItems order={order} />
        <Waiting moves={moves} company={order.company} />
        {act && board.mayMove ? (
          <BareButton className={css.act} data-first={urgency !== "calm" || undefined} onPress={press}>
            {actName}
          </BareButton>
        ) : null}
        {order.readyAt && board.mayMove && mayBeReady(order) ? (
          <BareButton className={css.back} onPress={() => board.setReady(card, false)}>
            {say("notReady")}
          </BareButton>
        ) : null}
      </article>
    </li>
  )
})
