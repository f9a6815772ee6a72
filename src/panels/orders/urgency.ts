import { type BoardOrder, columnOf } from "../../contract/orders/board.ts"
import { exceptionsOf } from "../../contract/orders/orderExceptions.ts"

/** How an order stands to what its customer was promised. */
export type Urgency = "late" | "soon" | "calm"

/** How long before it is due an order is pressing, in milliseconds. */
const soonMs = 300_000

/** When an order has to be ready, or with its customer, in milliseconds since 1970; undefined where nothing was said. */
export const dueAtOf = ({ status, prepareBy, promisedAt, readyAt }: BoardOrder): number | undefined => {
  const isBeingMade = columnOf(status) === "preparing" && !readyAt
  const moments = [isBeingMade ? prepareBy : undefined, promisedAt].map((at) => Date.parse(at ?? ""))
  const known = moments.filter((at) => !Number.isNaN(at))
  return known.length === 0 ? undefined : Math.min(...known)
}

/** How pressing an order is at a moment (milliseconds since 1970). */
export const urgencyOf = (order: BoardOrder, now: number): Urgency => {
  const isLate = exceptionsOf(order, now).includes("LATE")
  if (isLate) return "late"
  const due = dueAtOf(order)
  return due !== undefined && due - now < soonMs ? "soon" : "calm"
}
