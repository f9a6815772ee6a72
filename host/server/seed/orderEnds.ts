import type { OrderPlan } from "./orderPlan.ts"
import type { OrderStep } from "./orderStep.ts"
import type { Random } from "./random.ts"

const minuteMs = 60_000
/** Maximum time an order waits for a delivery person before the store sends it some other way. */
export const maxWaitMs = 30 * minuteMs
/** Time an order stays delivered before it is finished. */
export const settleMs = 4 * minuteMs

/** Without anybody to take it the store sends an order some other way. */
export const sentOtherwise = (readyAt: number): ReadonlyArray<OrderStep> => [
  [readyAt, "AWAIT_DELIVERYMAN"],
  [readyAt, "NO_DELIVERYMAN_AVAILABLE"],
  [readyAt + maxWaitMs, "DISPATCH"],
  [readyAt + maxWaitMs, "DELIVERED"],
  [readyAt + maxWaitMs, "FINISHED"],
]

/** Its customer came for it. */
export const pickedUp = (readyAt: number, random: Random): ReadonlyArray<OrderStep> => [
  [readyAt, "DELIVERED"],
  [readyAt + (3 + random.below(10)) * minuteMs + settleMs, "FINISHED"],
]

/** Steps of an old order that none of the demo's delivery people took. */
export const finishedSteps = (
  { statuses, isPickup }: OrderPlan,
  readyAt: number,
  random: Random,
): ReadonlyArray<OrderStep> => [
  ...statuses,
  ...(isPickup ? pickedUp(readyAt, random) : sentOtherwise(readyAt)),
]
