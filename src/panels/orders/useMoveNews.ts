import { useMemo } from "react"
import * as Effect from "effect/Effect"
import { orderStatusKey, statusWords } from "../../contract/dashboard/statusWords.ts"
import type { Order } from "../../contract/orders/order.ts"
import { orders } from "../../contract/orders/orders.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useUndo } from "../../frame/useUndo.ts"
import { useWords } from "../../frame/useWords.ts"
import type { BoardModel } from "./boardModel.ts"
import { boardOrderOf } from "./boardOrderOf.ts"
import { explain } from "./explain.ts"
import { ordersWords } from "./words.ts"
import type { QueuedMove } from "./queuedMove.ts"
import type { MoveError, UndoError } from "./sendMove.ts"

/** Tells at the foot what the platform took, with the way back as long as there is one, and what it refused and why. */
export const useMoveNews = (model: BoardModel) => {
  const { api } = usePanel().client
  const say = useWords("orders", ordersWords)
  const name = useWords("statuses", statusWords)
  const explainAny = useExplain()
  const show = useSnackbar()
  const offerUndo = useUndo()
  const offer = (done: string, undone: string, undo: Effect.Effect<Order, MoveError | UndoError>) =>
    offerUndo({
      done,
      undo: Effect.map(undo, (before) => model.apply([boardOrderOf(before)])),
      undone,
      explain: (error: MoveError | UndoError) => explain(say, name, explainAny, error),
    })
  const announceSent = useLatest(({ change, code }: QueuedMove, order: Order) => {
    const { _id: id, version } = order
    const isNotReady = say("isNotReady", { code })
    if (change.kind === "ready" && !change.isReady) return show(isNotReady)
    if (change.kind === "ready") {
      const takeBack = api.call(orders.setReady, { params: { id }, body: { isReady: false } })
      return offer(say("isReady", { code }), isNotReady, takeBack)
    }
    if (change.kind === "promise") return show(say("isPromised", { code }))
    const key = orderStatusKey(order)
    const notice = say("moved", { code, status: key ? name(key) : say("unknownStatus") })
    if (!order.isUndoable) return show(notice)
    const body = version === undefined ? {} : { version }
    offer(notice, say("undone", { code }), api.call(orders.undo, { params: { id }, body }))
  })
  const refused = useLatest(({ code }: QueuedMove, error: MoveError) =>
    show(say("moveFailed", { code }), { text: explain(say, name, explainAny, error) }),
  )
  return useMemo(() => ({ sent: announceSent, refused }), [announceSent, refused])
}
