import { isOfSupermarket } from "../../business/orders/offeredMoves.ts"
import type { OrderStatus } from "../../contract/dashboard/orders.ts"
import type { BoardOrder } from "../../contract/orders/board.ts"
import { type CancellationPayer, type MoveReason, nextStatusesOf } from "../../contract/orders/orderMoves.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"

/** Change that somebody makes to an order. */
export type OrderChange =
  | {
      readonly kind: "move"
      readonly to: OrderStatus
      readonly reason?: MoveReason
      readonly comment?: string
      /** Payer of a canceled order. */
      readonly payer?: CancellationPayer
      /** In how many minutes the kitchen has it, with its acceptance. */
      readonly prepMinutes?: number
      /** Bags of an order that is picked. */
      readonly bags?: number
    }
  | { readonly kind: "ready"; readonly isReady: boolean }
  /** Its customer has it in so many minutes after all. */
  | { readonly kind: "promise"; readonly minutes: number }
  | { readonly kind: "courier"; readonly deliveryPerson: { readonly _id: RecordId; readonly name: string } }

/** Something somebody did to an order that the platform has not confirmed. */
export interface QueuedMove {
  readonly key: string
  readonly order: RecordId
  readonly code: string
  readonly change: OrderChange
  /** Version of the order at the time of the change; undefined if an earlier change decides it. */
  readonly version?: number | undefined
  /** Milliseconds since 1970. */
  readonly at: number
  /** `waiting`: the connection is awaited, and it is sent by itself. */
  readonly state: "queued" | "waiting"
}

const nextOf = (order: BoardOrder, status: OrderStatus) =>
  nextStatusesOf({
    status,
    isSupermarket: isOfSupermarket(order),
    isDelivered: order.fulfillment === "DELIVERY",
    isPaidOnline:
      (order.payments ?? []).length > 0 && (order.payments ?? []).every(({ kind }) => kind === "ONLINE"),
  })

const minutesAfter = (at: number, minutes: number) => new Date(at + minutes * 60_000).toISOString()

const changedBy = (order: BoardOrder, { change, at }: QueuedMove): BoardOrder => {
  const moment = new Date(at).toISOString()
  if (change.kind === "ready") return { ...order, readyAt: change.isReady ? moment : null }
  if (change.kind === "promise") return { ...order, promisedAt: minutesAfter(at, change.minutes) }
  if (change.kind === "courier") {
    const to = "ACCEPT_DELIVERYMAN"
    const { deliveryPerson } = change
    return { ...order, status: to, since: moment, nextStatuses: nextOf(order, to), deliveryPerson }
  }
  const { to, prepMinutes, bags } = change
  return {
    ...order,
    status: to,
    since: moment,
    nextStatuses: nextOf(order, to),
    ...(bags !== undefined && { bags }),
    ...(prepMinutes !== undefined && {
      prepMinutes,
      prepareBy: minutesAfter(at, prepMinutes),
    }),
  }
}

/** An order as it will be once the platform has taken what was done to it. */
export const withMoves = (order: BoardOrder, moves: ReadonlyArray<QueuedMove>): BoardOrder =>
  moves.reduce(changedBy, order)
