import * as Schema from "effect/Schema"

/** Status of an order, in the words of section 4. */
export const OrderStatus = Schema.Literals([
  "NEW",
  "SCHEDULED",
  "WAIT_COMPANY",
  "AWAITING_PAYMENT",
  "AWAIT_DELIVERYMAN",
  "WAIT_DELIVERYMAN",
  "NO_DELIVERYMAN_AVAILABLE",
  "ACCEPT_DELIVERYMAN",
  "ACCEPT_SHOPPER",
  "IN_PREPARATION",
  "RELEASE_SHOPPER",
  "DISPATCH",
  "DELIVERY_ROUTE",
  "DELIVERY_AT_STORE",
  "DELIVERY_GOBACK",
  "DELIVERED",
  "FINISHED",
  "CANCELED",
  "RELEASE_DRIVER",
  "RELEASE_DRIVER_COD",
  "DISPATCH_MACHINE",
  "DISPATCH_TENTREGO",
])
export type OrderStatus = typeof OrderStatus.Type

/** The stretch of an order's way a status belongs to, both in the order they are passed. */
export const stageOf = {
  AWAITING_PAYMENT: "new",
  NEW: "new",
  SCHEDULED: "scheduled",
  WAIT_COMPANY: "company",
  ACCEPT_SHOPPER: "preparation",
  IN_PREPARATION: "preparation",
  RELEASE_SHOPPER: "preparation",
  AWAIT_DELIVERYMAN: "courier",
  WAIT_DELIVERYMAN: "courier",
  ACCEPT_DELIVERYMAN: "courier",
  DELIVERY_AT_STORE: "courier",
  NO_DELIVERYMAN_AVAILABLE: "noCourier",
  DISPATCH: "route",
  DISPATCH_MACHINE: "route",
  DISPATCH_TENTREGO: "route",
  DELIVERY_ROUTE: "route",
  DELIVERY_GOBACK: "route",
  DELIVERED: "done",
  RELEASE_DRIVER: "done",
  RELEASE_DRIVER_COD: "done",
  FINISHED: "done",
  CANCELED: "canceled",
} as const satisfies Readonly<Record<OrderStatus, string>>
export type OrderStage = (typeof stageOf)[OrderStatus]

/** Statuses that bring no money, yet or ever. */
export const unsold: ReadonlyArray<OrderStatus> = ["AWAITING_PAYMENT", "CANCELED"]
