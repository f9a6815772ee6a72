import { sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { OrderStatus } from "../../../src/contract/dashboard/orders.ts"
import type { OrderMove } from "../../../src/contract/orders/moveBody.ts"
import { dropsCourier, dropsShopper, effectOfMove, moveRefusal } from "../../../src/contract/orders/moving.ts"
import type { OrderEvent } from "../../../src/contract/orders/order.ts"
import { isOpenStatus } from "../../../src/contract/orders/board.ts"
import type { orders as contract } from "../../../src/contract/orders/orders.ts"
import { MoveNotOffered, NotUndoable, StaleOrder } from "../../../src/contract/orders/orderRefusals.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Caller } from "../access/caller.ts"
import { areaMinutesOf } from "../companies/deliverySurroundings.ts"
import { type Database, query } from "../db/database.ts"
import { orders } from "../db/tradeSchema.ts"
import { refusalCode } from "../http/answers.ts"
import type { HandlerInput } from "../calls/handler.ts"
import { toBoardOrder } from "./boardRows.ts"
import { tellOfCanceled } from "./tellOfOrders.ts"
import { getOrder, lockOrder, type OneOrder, writeOrder } from "./oneOrder.ts"

/** The timeline with one more line. */
export const timelineWith = (line: OrderEvent) => sql`${orders.timeline} || ${JSON.stringify([line])}::jsonb`

/** A line of what a member of staff did just now. */
export const staffLine = (caller: Caller, status: OrderStatus): Pick<OrderEvent, "status" | "at" | "by"> => ({
  status,
  at: new Date().toISOString(),
  by: { kind: "STAFF", name: caller.user.fullname ?? null },
})

const momentOf = (text: string | null | undefined) => (text ? new Date(text) : null)

/** Columns a move writes, including what is needed to undo it. */
const writtenBy = (
  caller: Caller,
  { row, order, facts }: OneOrder,
  requested: Numbered<OrderMove>,
  areaMinutes: number | undefined,
) => {
  const { to, reason, comment, payer } = requested
  const details = { ...(reason && { reason }), ...(comment && { comment }), ...(payer && { payer }) }
  const line = { ...staffLine(caller, to), ...details }
  const { prepareBy, promisedAt, ...effect } = effectOfMove(
    order,
    facts,
    requested,
    Date.parse(line.at),
    areaMinutes,
  )
  const { status: from, version, shopperId, deliveryPersonId, outcome, prepMinutes, bags } = row.order
  const before = {
    shopperId,
    deliveryPersonId,
    outcome,
    prepMinutes,
    bags,
    prepareBy: order.prepareBy ?? null,
    promisedAt: order.promisedAt ?? null,
  }
  return {
    ...effect,
    ...(prepareBy && { prepareBy: momentOf(prepareBy) }),
    ...(promisedAt && { promisedAt: momentOf(promisedAt) }),
    ...(dropsShopper(to) && { shopperId: null }),
    ...(dropsCourier(to) && { deliveryPersonId: null }),
    status: to,
    timeline: timelineWith(line),
    lastMove: { by: caller.user.id as number, version: version + 1, from, before },
  }
}

/** Moves an order within reach; the first caller wins, and the others get its current state. */
const moveOne = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  id: number,
  requested: Numbered<OrderMove>,
) {
  const locked = yield* lockOrder(tx, caller, id)
  if (locked.order.status === requested.to) return locked.order
  const refusal = moveRefusal(locked.order, locked.facts, requested)
  if (refusal) return yield* Effect.fail(refusal)
  if (requested.to === "CANCELED") yield* query(() => tellOfCanceled(tx, caller, id, requested.reason))
  const { companyId, address } = locked.row.order
  const isPromised = requested.prepMinutes !== undefined && locked.facts.isDelivered
  const minutes = isPromised ? yield* query(() => areaMinutesOf(tx, companyId, address)) : undefined
  return yield* writeOrder(tx, caller, locked, writtenBy(caller, locked, requested, minutes))
})

/** Moves one order. */
export const move = Effect.fn("orders.move")(
  (tx: Database, { params: { id }, body, caller }: HandlerInput<typeof contract.move>) =>
    moveOne(tx, caller, id, body),
)

const boardOrderOf = Effect.fnUntraced(function* (tx: Database, caller: Caller, id: number) {
  return toBoardOrder((yield* getOrder(tx, caller, id)).row)
})

/** Moves each of some orders that may go there. Those are held in the order of their numbers, so that nobody waits in a circle. */
export const moveMany = Effect.fn("orders.moveMany")(function* (
  tx: Database,
  { body: { orders: some, ...input }, caller }: HandlerInput<typeof contract.moveMany>,
) {
  const moved: Array<ReturnType<typeof toBoardOrder>> = []
  const refused: Array<{ id: number; code: string; current?: ReturnType<typeof toBoardOrder> }> = []
  for (const { id, ...from } of some.toSorted((one, other) => one.id - other.id)) {
    const result = yield* Effect.result(moveOne(tx, caller, id, { ...input, ...from }))
    if (result._tag === "Success") {
      moved.push(yield* boardOrderOf(tx, caller, id))
      continue
    }
    const code = refusalCode(result.failure)
    if (result.failure instanceof NotFound) refused.push({ id, code })
    else refused.push({ id, code, current: yield* boardOrderOf(tx, caller, id) })
  }
  return { moved, refused }
})

/** Takes back the move the caller made last: the order is what it was before, and its timeline says so. */
export const undo = Effect.fn("orders.undo")(function* (
  tx: Database,
  { params: { id }, body: { version }, caller }: HandlerInput<typeof contract.undo>,
) {
  const locked = yield* lockOrder(tx, caller, id)
  const { order: current, row } = locked
  if (version !== undefined && version !== current.version) return yield* new StaleOrder({ current })
  const last = row.order.lastMove
  if (!current.isUndoable || last === null) return yield* new NotUndoable({ current })
  const { prepareBy, promisedAt, ...before } = last.before
  return yield* writeOrder(tx, caller, locked, {
    ...before,
    prepareBy: momentOf(prepareBy),
    promisedAt: momentOf(promisedAt),
    status: last.from,
    timeline: timelineWith({ ...staffLine(caller, last.from), event: "UNDO" }),
    lastMove: null,
  })
})

/**
 * Sets a new promised time for an open order and records it in the timeline; earlier moves can then no longer be
 * undone.
 */
export const promise = Effect.fn("orders.promise")(function* (
  tx: Database,
  { params: { id }, body: { minutes, version }, caller }: HandlerInput<typeof contract.promise>,
) {
  const lockedOrder = yield* lockOrder(tx, caller, id)
  const { order: current } = lockedOrder
  if (version !== undefined && version !== current.version) return yield* new StaleOrder({ current })
  if (!isOpenStatus(current.status)) return yield* new MoveNotOffered({ current })
  const line = staffLine(caller, current.status as OrderStatus)
  return yield* writeOrder(tx, caller, lockedOrder, {
    promisedAt: new Date(Date.parse(line.at) + minutes * 60_000),
    timeline: timelineWith({ ...line, event: "PROMISE" }),
    lastMove: null,
  })
})
