import { type BoardOrder, columnOf, isClosedStatus } from "../../contract/orders/board.ts"
import { exceptionsOf } from "../../contract/orders/orderExceptions.ts"

/** An order's standing against the time promised to the customer. */
export type Urgency = "late" | "soon" | "calm"

/** Time before the due time from which an order is urgent, in milliseconds. */
const soonMs = 300_000

/**
 * Returns the time an order must be ready, or with its customer, in milliseconds since 1970; undefined if no time was
 * given, or the order is over.
 */
export const dueAtOf = ({ status, prepareBy, promisedAt, readyAt }: BoardOrder): number | undefined => {
  if (isClosedStatus(status)) return undefined
  const isBeingMade = columnOf(status) === "preparing" && !readyAt
  const moments = [isBeingMade ? prepareBy : undefined, promisedAt].map((at) => Date.parse(at ?? ""))
  const known = moments.filter((at) => !Number.isNaN(at))
  return known.length === 0 ? undefined : Math.min(...known)
}

/** Returns an order's urgency at a time (milliseconds since 1970). */
export const urgencyOf = (order: BoardOrder, now: number): Urgency => {
  const isLate = exceptionsOf(order, now).includes("LATE")
  if (isLate) return "late"
  const dueAt = dueAtOf(order)
  return dueAt !== undefined && dueAt - now < soonMs ? "soon" : "calm"
}
