import type { OrderStatus } from "../dashboard/orders.ts"
import type { DeliveryOutcome } from "../deliveryPeople/deliveryOutcome.ts"
import type { OrderMove } from "./moveBody.ts"
import type { Order } from "./order.ts"
import {
  cancellationPayers,
  nextStatusesOf,
  type OrderFacts,
  outcomeAfter,
  reasonsFor,
} from "./orderMoves.ts"
import { minutesToDoor } from "./minutesToDoor.ts"
import { MoveNotOffered, PayerNeeded, ReasonNeeded, StaleOrder } from "./orderRefusals.ts"

/** Returns the reason an order cannot be moved; undefined if it can. */
export const moveRefusal = (
  current: Order,
  facts: OrderFacts,
  { to, reason, payer, version }: OrderMove,
): StaleOrder | MoveNotOffered | ReasonNeeded | PayerNeeded | undefined => {
  if (version !== undefined && version !== current.version) return new StaleOrder({ current })
  if (!nextStatusesOf(facts).includes(to)) return new MoveNotOffered({ current })
  const reasons = reasonsFor(to)
  const isReasonFit = reason === undefined ? reasons.length === 0 : reasons.includes(reason)
  if (!isReasonFit) return new ReasonNeeded({ reasons })
  if (to === "CANCELED" && payer === undefined) return new PayerNeeded({ payers: cancellationPayers })
  return undefined
}

/** Changes a move makes to an order besides its status. */
interface MoveEffect {
  readonly outcome?: DeliveryOutcome | null
  readonly prepMinutes?: number
  readonly prepareBy?: string
  readonly promisedAt?: string
  readonly bags?: number
}

const minuteMs = 60_000
const afterMinutes = (from: number, minutes: number) => new Date(from + minutes * minuteMs).toISOString()

/** Times an order is promised for, from the minutes the kitchen takes; `areaMinutes` are those of its delivery area. */
export const promiseOf = (
  prepMinutes: number,
  { isDelivered }: Pick<OrderFacts, "isDelivered">,
  now: number,
  areaMinutes?: number,
): { readonly prepareBy: string; readonly promisedAt: string } => ({
  prepareBy: afterMinutes(now, prepMinutes),
  promisedAt: afterMinutes(now, isDelivered ? minutesToDoor(prepMinutes, areaMinutes) : prepMinutes),
})

/**
 * Returns the changes a move makes to an order besides its status: the preparation time the kitchen gives is stored,
 * and becomes the promise if there was none, with the time of the delivery area where it is known (`areaMinutes`).
 */
export const effectOfMove = (
  { promisedAt }: Pick<Order, "promisedAt">,
  facts: OrderFacts,
  { to, outcome: reportedOutcome, prepMinutes, bags }: OrderMove,
  now: number,
  areaMinutes?: number,
): MoveEffect => {
  const outcome = outcomeAfter(to, facts, reportedOutcome)
  const ended = { ...(outcome !== undefined && { outcome }), ...(bags !== undefined && { bags }) }
  if (prepMinutes === undefined) return ended
  const { prepareBy, ...promised } = promiseOf(prepMinutes, facts, now, areaMinutes)
  return { ...ended, prepMinutes, prepareBy, ...(promisedAt ? {} : promised) }
}

/** True if an order that moves there loses its delivery person until another is found. */
export const dropsCourier = (to: OrderStatus): boolean => to === "AWAIT_DELIVERYMAN"

/** True if an order that moves there loses its shopper until somebody accepts it again. */
export const dropsShopper = (to: OrderStatus): boolean => to === "WAIT_COMPANY"
