import type { OrderStatus } from "../../../src/contract/dashboard/orders.ts"
import { keyedRandom } from "./random.ts"

const minuteMs = 60_000

/** Course of an order from when it is placed until it is ready. */
export interface OrderPlan {
  /** Its statuses and when each begins; the first begins when the order is placed. */
  readonly statuses: ReadonlyArray<readonly [from: number, status: OrderStatus]>
  /** Time it is ready; undefined if it is canceled before. */
  readonly readyAt: number | undefined
  /** True if the customer picks it up. */
  readonly isPickup: boolean
}

/** Minutes the kitchen, or whoever picks the items, needs: the fewest, and how many more at most. */
const preparationMinutes = { restaurant: [14, 14], supermarket: [18, 16] } as const

const preparationStatuses = (type: string | null, accepted: number, ready: number): OrderPlan["statuses"] =>
  type === "supermarket"
    ? [
        [accepted, "ACCEPT_SHOPPER"],
        [accepted + 3 * minuteMs, "IN_PREPARATION"],
        [ready - 3 * minuteMs, "RELEASE_SHOPPER"],
      ]
    : [[accepted, "IN_PREPARATION"]]

interface OrderKey {
  readonly companyId: number
  readonly placedAt: number
}

/** The plan of an order; always the same for the same order. */
export const planOf = ({ companyId, placedAt }: OrderKey, type: string | null): OrderPlan => {
  const random = keyedRandom(companyId, placedAt / 1000)
  const kind = random.below(100)
  const isUnpaid = kind >= 90 && kind < 95
  const isScheduled = kind >= 95
  const paidAt = placedAt + (isUnpaid ? (2 + random.below(4)) * minuteMs : 0)
  const seenAt = paidAt + (1 + random.below(3)) * minuteMs
  const startedAt = isScheduled
    ? seenAt + (30 + random.below(30)) * minuteMs
    : seenAt + (1 + random.below(3)) * minuteMs
  const [minimum, spread] = preparationMinutes[type === "supermarket" ? "supermarket" : "restaurant"]
  const readyAt = startedAt + (minimum + random.below(spread)) * minuteMs
  const before: OrderPlan["statuses"] = [
    ...(isUnpaid ? [[placedAt, "AWAITING_PAYMENT"] as const] : []),
    [paidAt, "NEW"],
    [seenAt, isScheduled ? "SCHEDULED" : "WAIT_COMPANY"],
  ]
  const isPickup = random.below(100) < 8
  if (kind < 4) return { statuses: [...before, [startedAt, "CANCELED"]], readyAt: undefined, isPickup }
  return { statuses: [...before, ...preparationStatuses(type, startedAt, readyAt)], readyAt, isPickup }
}
