import * as Effect from "effect/Effect"
import type { ManyMoved, OrderMove } from "../contract/orders/moveBody.ts"
import { dropsCourier, dropsShopper, effectOfMove, moveRefusal } from "../contract/orders/moving.ts"
import type { Order, OrderEvent } from "../contract/orders/order.ts"
import { orders } from "../contract/orders/orders.ts"
import { NotUndoable, StaleOrder } from "../contract/orders/orderRefusals.ts"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import { boardOrder } from "./boardOrder.ts"
import type { DeliveryPeopleMemory } from "./deliveryPersonHandlers.ts"
import type { OrderMemory } from "./orderMemory.ts"
import { idOf } from "./readInput.ts"
import { reachable } from "./reachable.ts"
import { factsOf, shownOrder } from "./shownOrder.ts"
import type { Handler } from "./Handler.ts"

interface Memory {
  readonly orders: OrderMemory
  readonly couriers: DeliveryPeopleMemory["couriers"]
  readonly user: Numbered<CurrentUser>
}

const findOrder = ({ orders: all }: Memory, id: number) =>
  Effect.suspend(() => {
    const order = all.get(id)
    return order ? Effect.succeed(order) : Effect.fail(new NotFound())
  })

/** Returns functions that write the moves of a backend. */
const moveWriter = (memory: Memory) => {
  const { lastMoves: last } = memory.orders
  return {
    last,
    shown: (order: Numbered<Order>) => reachable(memory.couriers, shownOrder(order, last)),
    staffLine: (status: OrderEvent["status"]): OrderEvent => ({
      status,
      at: new Date().toISOString(),
      by: { kind: "STAFF", name: memory.user.fullname },
    }),
    put: (order: Numbered<Order>, line: OrderEvent) => {
      const version = (order.version ?? 1) + 1
      const stored = { ...order, version, timeline: [...(order.timeline ?? []), line] }
      memory.orders.put(stored)
      return stored
    },
  }
}

type MoveWriter = ReturnType<typeof moveWriter>

const move = Effect.fnUntraced(function* (
  { last, shown, staffLine, put }: MoveWriter,
  order: Numbered<Order>,
  requested: OrderMove,
) {
  const { to, reason, comment, payer } = requested
  if (order.status === to) return shown(order)
  const refusal = moveRefusal(shown(order), factsOf(order), requested)
  if (refusal) return yield* Effect.fail(refusal)
  const details = { ...(reason && { reason }), ...(comment && { comment }), ...(payer && { payer }) }
  const effect = effectOfMove(order, factsOf(order), requested, Date.now())
  const dropped = {
    ...(dropsShopper(to) && { shopper: null }),
    ...(dropsCourier(to) && { deliveryPerson: null }),
  }
  const moved = put({ ...order, ...effect, ...dropped, status: to }, { ...staffLine(to), ...details })
  last.set(order._id, { before: order, version: moved.version })
  return shown(moved)
})

const undo = Effect.fnUntraced(function* (
  { last, shown, staffLine, put }: MoveWriter,
  order: Numbered<Order>,
  version: number | undefined,
) {
  const current = shown(order)
  if (version !== undefined && version !== order.version) return yield* new StaleOrder({ current })
  const before = last.get(order._id)?.before
  if (!current.isUndoable || !before) return yield* new NotUndoable({ current })
  last.delete(order._id)
  const { version: now = 1, timeline = [] } = order
  return shown(put({ ...before, version: now, timeline }, { ...staffLine(before.status), event: "UNDO" }))
})

const codeOf = ({ _tag }: { readonly _tag: string }) => _tag.replace(/(?<!^)[A-Z]/g, "_$&").toLowerCase()

/** Reads one order of a backend, moves it, takes that back, and moves many. */
export const movingHandlers = (memory: Memory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const at = moveWriter(memory)
  const moveMany = Effect.fnUntraced(function* ({ orders: some, ...requested }: Numbered<ManyMoved>) {
    const moved = []
    const refused = []
    for (const { id, ...from } of some) {
      const one = findOrder(memory, id)
      const result = yield* Effect.result(
        Effect.flatMap(one, (order) => move(at, order, { ...requested, ...from })),
      )
      const order = memory.orders.get(id)
      if (result._tag === "Success") moved.push(boardOrder(result.success))
      else refused.push({ id, code: codeOf(result.failure), ...(order && { current: boardOrder(order) }) })
    }
    return { moved, refused }
  })
  return [
    [orders.get, (requested) => Effect.map(findOrder(memory, idOf(requested)), at.shown)],
    [
      orders.move,
      (requested) =>
        Effect.flatMap(findOrder(memory, idOf(requested)), (order) =>
          move(at, order, requested.body as OrderMove),
        ),
    ],
    [orders.moveMany, ({ body }) => moveMany(body as Numbered<ManyMoved>)],
    [
      orders.undo,
      (requested) => {
        const { version } = requested.body as { readonly version?: number }
        return Effect.flatMap(findOrder(memory, idOf(requested)), (order) => undo(at, order, version))
      },
    ],
  ]
}
