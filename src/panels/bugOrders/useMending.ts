import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import { orderStatusKey, statusWords } from "../../contract/dashboard/statusWords.ts"
import type { OrderMove } from "../../contract/orders/moveBody.ts"
import type { Order } from "../../contract/orders/order.ts"
import { orders } from "../../contract/orders/orders.ts"
import type { RefusalOf } from "../../contract/wire/endpoint.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { useWords } from "../../frame/useWords.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useMendWords } from "./mendWords.ts"

type Failure = ApiError | RefusalOf<typeof orders.move> | RefusalOf<typeof orders.setCourier>

/** The name of an order's status; that of one nobody here knows is as it came. */
export const useStatusName = () => {
  const say = useWords("statuses", statusWords)
  return ({ status, company }: Pick<Order, "status" | "company">): string => {
    const key = orderStatusKey({ status, company })
    return key ? say(key) : status
  }
}

const useExplainMove = () => {
  const say = useMendWords()
  const explain = useExplain()
  return (error: Failure): string => {
    switch (error._tag) {
      case "StaleOrder":
        return say("stale")
      case "MoveNotOffered":
        return say("notOffered")
      case "CourierUnavailable":
      case "UnknownReference":
        return say("courierGone")
      case "ReasonNeeded":
      case "PayerNeeded":
        return say("needsReason")
      default:
        return explain(error)
    }
  }
}

/** Does something to an order, and says where it stands by then or why it stays. */
const useRun = (order: Order, onOrder: () => void) => {
  const { before, emit } = usePanel()
  const say = useMendWords()
  const statusName = useStatusName()
  const showSnackbar = useSnackbar()
  const task = useTask<Failure>()
  const run = (
    type: "move" | "ready" | "assign" | "promise",
    call: Effect.Effect<Order, Failure>,
    onDone: () => void,
  ) => {
    const event = { panel: "bugOrders", type, detail: { order: order._id } } as const
    const announce = (moved: Order) => {
      const { code = String(order._id) } = moved
      emit(event)
      showSnackbar(say("done", { code, status: statusName(moved) }))
      onDone()
      onOrder()
    }
    const written = before(event).pipe(
      Effect.andThen(Effect.uninterruptible(call)),
      Effect.tap((moved) => Effect.sync(() => announce(moved))),
      // After a refusal, the order is loaded again to show its current state.
      Effect.tapError(() => Effect.sync(onOrder)),
    )
    task.run(written)
  }
  return { task, run }
}

/** The moves that mend an order, each from its latest version. */
export const useMending = (order: Order, onOrder: () => void) => {
  const { api } = usePanel().client
  const explain = useExplainMove()
  const { task, run } = useRun(order, onOrder)
  const { _id: id, version } = order
  const params = { id }
  const from = version === undefined ? {} : { version }
  return {
    busy: task.busy,
    problem: task.error && explain(task.error),
    clear: task.clear,
    move: (move: OrderMove, onDone = () => {}) =>
      run("move", api.call(orders.move, { params, body: { ...move, ...from } }), onDone),
    promise: (minutes: number, onDone: () => void) =>
      run("promise", api.call(orders.promise, { params, body: { minutes, ...from } }), onDone),
    setReady: () =>
      run("ready", api.call(orders.setReady, { params, body: { isReady: !order.readyAt } }), () => {}),
    assign: (deliveryPerson: RecordId, onDone: () => void) =>
      run("assign", api.call(orders.setCourier, { params, body: { deliveryPerson, ...from } }), onDone),
  }
}

export type Mending = ReturnType<typeof useMending>
