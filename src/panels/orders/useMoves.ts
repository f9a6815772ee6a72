import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import { reasonsFor } from "../../contract/orders/orderMoves.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { useSame } from "../../frame/useSame.ts"
import { useTask } from "../../frame/useTask.ts"
import type { BoardModel } from "./boardModel.ts"
import { boardOrderOf } from "./boardOrderOf.ts"
import type { BoardCard } from "./lanes.ts"
import { moveQueueOf } from "./moveQueue.ts"
import type { OrderAct } from "../../business/orders/orderActs.ts"
import { asksOfPicking } from "../../business/orders/untouchedItems.ts"
import { takesPrepTime } from "../../business/orders/offeredMoves.ts"
import type { OrderChange } from "./queuedMove.ts"
import { useMoveNews } from "./useMoveNews.ts"

/** Some orders, and where they are to go once a question is answered. */
export interface ReasonAsked {
  readonly cards: ReadonlyArray<BoardCard>
  readonly to: OrderStatus
}

/** The queue of the person, whose answers the board takes over and tells. */
const useQueue = (model: BoardModel) => {
  const { client } = usePanel()
  const [queue] = useState(() => moveQueueOf(client))
  const news = useMoveNews(model)
  useEffect(() => queue.moves.subscribe(model.setMoves), [queue, model])
  useEffect(
    () =>
      queue.follow({
        onSent: (sent, order) => {
          model.apply([boardOrderOf(order)])
          news.sent(sent, order)
        },
        onRefused: (refused, error) => {
          if ("current" in error) model.apply([boardOrderOf(error.current)])
          news.refused(refused, error)
        },
        onMissed: news.refused,
      }),
    [queue, model, news],
  )
  return queue
}

/** The event of each change, once it is made. */
const doneOf = { move: "moved", ready: "readied", courier: "assigned", promise: "promised" } as const

/** A person's actions on orders. All go through the queue, so that they survive a lost connection. */
export const useMoves = (model: BoardModel) => {
  const { before, emit } = usePanel()
  const queue = useQueue(model)
  const [pendingReason, ask] = useState<ReasonAsked>()
  const [assigned, assign] = useState<BoardCard>()
  const [promised, promise] = useState<BoardCard>()
  const { run } = useTask<never>()
  const write = useLatest((cards: ReadonlyArray<BoardCard>, change: OrderChange) => {
    const detail = { orders: cards.map(({ order }) => order._id), ...change }
    const done = doneOf[change.kind]
    const written = Effect.map(before({ panel: "orders", type: change.kind, detail }), () => {
      queue.write(
        cards.map(({ order }) => order),
        change,
      )
      emit({ panel: "orders", type: done, detail })
    })
    // The next action does not interrupt this one while the host is asked.
    run(Effect.uninterruptible(written))
  })
  const accept = useLatest((card: BoardCard, to: OrderStatus, minutes: number) => {
    model.setPrepMinutes(minutes, card.order.fulfillment)
    write([card], { kind: "move", to, prepMinutes: minutes })
  })
  const moveMany = useLatest((cards: ReadonlyArray<BoardCard>, to: OrderStatus) => {
    const asksFirst = to === "RELEASE_SHOPPER" && asksOfPicking(cards.map(({ order }) => order))
    if (asksFirst || reasonsFor(to).length > 0) return ask({ cards, to })
    const isTimed = cards.every(({ order }) => takesPrepTime(order, to))
    const minutes = cards.map(({ order }) => model.prepMinutes(order.fulfillment).peek())
    write(cards, { kind: "move", to, ...(isTimed && { prepMinutes: Math.max(...minutes) }) })
  })
  const move = useLatest((card: BoardCard, to: OrderStatus) => moveMany([card], to))
  const setReady = useLatest((card: BoardCard, isReady: boolean) => write([card], { kind: "ready", isReady }))
  const act = useLatest((card: BoardCard, orderAct: OrderAct) => {
    if (orderAct === "ready") return setReady(card, !card.order.readyAt)
    if (orderAct === "assign") return assign(card)
    return orderAct === "promise" ? promise(card) : move(card, orderAct)
  })
  const state = { pendingReason, ask, assigned, assign, promised, promise }
  return useSame({ ...state, write, accept, move, moveMany, setReady, act })
}
