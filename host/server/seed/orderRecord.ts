import type { OrderStatus } from "../../../src/contract/dashboard/orders.ts"
import type { OrderEvent } from "../../../src/contract/orders/order.ts"
import { cancelReasons, notDeliveredReasons, usualPayer } from "../../../src/contract/orders/orderMoves.ts"
import { basketOf } from "./basket.ts"
import type { OrderStep } from "./orderStep.ts"
import { pickedItems } from "./shoppers.ts"

const minuteMs = 60_000
/** Promised delivery time after the order is placed. */
const promiseMs = 50 * minuteMs

/** Usual author of the move to each status. */
const movers: Readonly<Record<OrderStatus, OrderEvent["by"]["kind"]>> = {
  AWAITING_PAYMENT: "CUSTOMER",
  NEW: "CUSTOMER",
  SCHEDULED: "PLATFORM",
  WAIT_COMPANY: "PLATFORM",
  ACCEPT_SHOPPER: "SHOPPER",
  IN_PREPARATION: "STORE",
  RELEASE_SHOPPER: "SHOPPER",
  AWAIT_DELIVERYMAN: "STORE",
  WAIT_DELIVERYMAN: "PLATFORM",
  NO_DELIVERYMAN_AVAILABLE: "PLATFORM",
  ACCEPT_DELIVERYMAN: "COURIER",
  DELIVERY_AT_STORE: "COURIER",
  DISPATCH: "STORE",
  DISPATCH_MACHINE: "STORE",
  DISPATCH_TENTREGO: "STORE",
  DELIVERY_ROUTE: "COURIER",
  DELIVERY_GOBACK: "COURIER",
  DELIVERED: "COURIER",
  RELEASE_DRIVER: "PLATFORM",
  RELEASE_DRIVER_COD: "PLATFORM",
  FINISHED: "PLATFORM",
  CANCELED: "STORE",
}

const oneOf = <A>(some: readonly [A, ...ReadonlyArray<A>], at: number): A =>
  some[Math.floor(at / 1000) % some.length] ?? some[0]

const reasonOf = (status: OrderStatus, at: number): Pick<OrderEvent, "reason" | "payer"> => {
  if (status === "DELIVERY_GOBACK") {
    const [first, second, third] = notDeliveredReasons
    return { reason: oneOf([first, second, third], at) }
  }
  if (status !== "CANCELED") return {}
  const reason = oneOf(cancelReasons, at)
  return { reason, payer: usualPayer[reason] }
}

/** A step as a line of the timeline. */
export const lineOf = ([at, status]: OrderStep): OrderEvent => ({
  status,
  at: new Date(at).toISOString(),
  by: { kind: movers[status] },
  ...reasonOf(status, at),
})

type RecordedStore = Parameters<typeof basketOf>[0]

/** All that the demo knows of an order beside its status: what was ordered, by whom, and how it went until now. */
export const recordOf = (store: RecordedStore, placedAt: number, steps: ReadonlyArray<OrderStep>) => {
  const basket = basketOf(store, placedAt)
  const isPicked = steps.some(([, status]) => status === "RELEASE_SHOPPER")
  return {
    ...basket,
    items: isPicked ? pickedItems(basket.items, store.id, placedAt / 1000) : basket.items,
    promisedAt: new Date(placedAt + promiseMs),
    timeline: steps.map(lineOf),
  }
}
