import * as Schema from "effect/Schema"
import type { OrderStatus } from "../dashboard/orders.ts"
import type { DeliveryOutcome } from "../deliveryPeople/deliveryOutcome.ts"

/** Reasons for a store to cancel an order. */
export const cancelReasons = [
  "SOLD_OUT",
  "TOO_BUSY",
  "CLOSING",
  "NO_COURIER",
  "OUTSIDE_AREA",
  "SUSPECTED_FRAUD",
  "DUPLICATE",
  "CUSTOMER_ASKED",
] as const

/** Parties that may bear the cost of a canceled order. */
export const cancellationPayers = ["STORE", "PLATFORM", "CUSTOMER", "COURIER"] as const
export type CancellationPayer = (typeof cancellationPayers)[number]

/** Default payer by cancellation reason; the person who cancels may name another. */
export const usualPayer: Readonly<Record<(typeof cancelReasons)[number], CancellationPayer>> = {
  SOLD_OUT: "STORE",
  TOO_BUSY: "STORE",
  CLOSING: "STORE",
  NO_COURIER: "PLATFORM",
  OUTSIDE_AREA: "STORE",
  SUSPECTED_FRAUD: "PLATFORM",
  DUPLICATE: "PLATFORM",
  CUSTOMER_ASKED: "CUSTOMER",
}

/** Reasons an order was not delivered (section 4). */
export const notDeliveredReasons = [
  "CUSTOMER_NOT_FOUND",
  "ADDRESS_NOT_FOUND",
  "CUSTOMER_GAVE_UP",
  "BACK_TO_QUEUE",
  "REMOVE_FROM_LIST",
] as const

/** Reasons for the platform itself to cancel an order. */
const platformReasons = ["NOT_PAID"] as const

export const MoveReason = Schema.Literals([...cancelReasons, ...notDeliveredReasons, ...platformReasons])
export type MoveReason = typeof MoveReason.Type

/** Facts that decide an order's allowed moves, besides its status. */
export interface OrderFacts {
  readonly status: OrderStatus
  readonly isSupermarket: boolean
  readonly isDelivered: boolean
  readonly isPaidOnline: boolean
}

/** One way an order may go. */
interface OrderMove {
  readonly to: OrderStatus
  /** Only the platform makes it, never a person. */
  readonly isAutomatic?: true
  /** For which orders; all of them without it. */
  readonly when?: (order: OrderFacts) => boolean
}

const delivered = ({ isDelivered }: OrderFacts) => isDelivered
const automatic = (to: OrderStatus): OrderMove => ({ to, isAutomatic: true })
const cancel: OrderMove = { to: "CANCELED" }
const shopper: OrderMove = { to: "ACCEPT_SHOPPER", when: ({ isSupermarket }) => isSupermarket }
const kitchen: OrderMove = { to: "IN_PREPARATION", when: ({ isSupermarket }) => !isSupermarket }
const prepare: OrderMove = { to: "IN_PREPARATION" }
const dispatched: ReadonlyArray<OrderMove> = (
  ["DISPATCH", "DISPATCH_MACHINE", "DISPATCH_TENTREGO"] as const
).map((to) => ({ to, when: delivered }))
const ready: ReadonlyArray<OrderMove> = [
  { to: "AWAIT_DELIVERYMAN", when: delivered },
  ...dispatched,
  { to: "DELIVERED", when: ({ isDelivered }) => !isDelivered },
  cancel,
]
const withPartner: ReadonlyArray<OrderMove> = [
  automatic("ACCEPT_DELIVERYMAN"),
  { to: "DELIVERY_ROUTE" },
  { to: "DELIVERED" },
  { to: "NO_DELIVERYMAN_AVAILABLE" },
  cancel,
]
const settled = (to: OrderStatus, paid: boolean): OrderMove => ({
  to,
  when: ({ isDelivered, isPaidOnline }) => isDelivered && isPaidOnline === paid,
})
const released = [settled("RELEASE_DRIVER", true), settled("RELEASE_DRIVER_COD", false)]

/**
 * Allowed moves from each status. Section 4 names the statuses and shows no transitions: this table is our reading of
 * them (decision 0045).
 */
const orderMoves: Readonly<Record<OrderStatus, ReadonlyArray<OrderMove>>> = {
  AWAITING_PAYMENT: [automatic("NEW"), cancel],
  NEW: [automatic("WAIT_COMPANY"), automatic("SCHEDULED"), kitchen, shopper, cancel],
  SCHEDULED: [automatic("WAIT_COMPANY"), kitchen, shopper, cancel],
  WAIT_COMPANY: [kitchen, shopper, cancel],
  ACCEPT_SHOPPER: [prepare, { to: "WAIT_COMPANY" }, cancel],
  IN_PREPARATION: [{ to: "RELEASE_SHOPPER", when: ({ isSupermarket }) => isSupermarket }, ...ready],
  RELEASE_SHOPPER: ready,
  AWAIT_DELIVERYMAN: [
    automatic("WAIT_DELIVERYMAN"),
    { to: "ACCEPT_DELIVERYMAN" },
    { to: "NO_DELIVERYMAN_AVAILABLE" },
    ...dispatched,
    cancel,
  ],
  WAIT_DELIVERYMAN: [
    { to: "ACCEPT_DELIVERYMAN" },
    { to: "AWAIT_DELIVERYMAN" },
    automatic("NO_DELIVERYMAN_AVAILABLE"),
    cancel,
  ],
  NO_DELIVERYMAN_AVAILABLE: [{ to: "AWAIT_DELIVERYMAN" }, ...dispatched, cancel],
  ACCEPT_DELIVERYMAN: [
    { to: "DELIVERY_AT_STORE" },
    { to: "DELIVERY_ROUTE" },
    { to: "AWAIT_DELIVERYMAN" },
    cancel,
  ],
  DELIVERY_AT_STORE: [{ to: "DELIVERY_ROUTE" }, { to: "DISPATCH" }, { to: "AWAIT_DELIVERYMAN" }, cancel],
  DISPATCH: [{ to: "DELIVERY_ROUTE" }, { to: "DELIVERED" }, { to: "DELIVERY_GOBACK" }, cancel],
  DISPATCH_MACHINE: withPartner,
  DISPATCH_TENTREGO: withPartner,
  DELIVERY_ROUTE: [{ to: "DELIVERED" }, { to: "DELIVERY_GOBACK" }],
  DELIVERY_GOBACK: [{ to: "AWAIT_DELIVERYMAN" }, ...released, cancel],
  DELIVERED: [...released, { to: "FINISHED" }],
  RELEASE_DRIVER: [{ to: "FINISHED" }],
  RELEASE_DRIVER_COD: [{ to: "FINISHED" }],
  FINISHED: [],
  CANCELED: [],
}

/** Returns the statuses a person may move an order to, or with `isAutomatic` also those the platform may move it to. */
export const nextStatusesOf = (order: OrderFacts, isAutomatic = false): ReadonlyArray<OrderStatus> =>
  orderMoves[order.status]
    .filter((move) => (isAutomatic || !move.isAutomatic) && (move.when?.(order) ?? true))
    .map(({ to }) => to)

/** The reasons one of which must be given for a move; none where it needs none. */
export const reasonsFor = (to: OrderStatus): ReadonlyArray<MoveReason> =>
  to === "CANCELED" ? cancelReasons : to === "DELIVERY_GOBACK" ? notDeliveredReasons : []

/** Statuses of an order after acceptance; a preparation time may be given with them. */
export const acceptances: ReadonlyArray<OrderStatus> = ["ACCEPT_SHOPPER", "IN_PREPARATION"]

/** Statuses with irreversible effects outside the platform: money is refunded or paid out, or somebody is sent for. */
const consequences: ReadonlySet<OrderStatus> = new Set([
  "ACCEPT_DELIVERYMAN",
  "DISPATCH_MACHINE",
  "DISPATCH_TENTREGO",
  "RELEASE_DRIVER",
  "RELEASE_DRIVER_COD",
  "FINISHED",
  "CANCELED",
])

/** True if a move to a status may be undone, within `limits.orders.undoMs`. */
export const isReversible = (to: OrderStatus): boolean => !consequences.has(to)

/** Statuses in which an order waits for a delivery person it may be given to. */
export const awaitingCourier: ReadonlyArray<OrderStatus> = (
  Object.keys(orderMoves) as ReadonlyArray<OrderStatus>
).filter((status) =>
  orderMoves[status].some(({ to, isAutomatic }) => to === "ACCEPT_DELIVERYMAN" && !isAutomatic),
)

/** Statuses in which the order's delivery person has not left with it, and may be replaced. */
const withCourier: ReadonlySet<OrderStatus> = new Set(["ACCEPT_DELIVERYMAN", "DELIVERY_AT_STORE"])

/**
 * Returns the status of an order after it is given to a delivery person or taken back from them; undefined if that is
 * not allowed.
 */
export const statusWithCourier = (order: OrderFacts, isGiven: boolean): OrderStatus | undefined => {
  const to = isGiven ? "ACCEPT_DELIVERYMAN" : "AWAIT_DELIVERYMAN"
  return nextStatusesOf(order).includes(to) || (isGiven && withCourier.has(order.status)) ? to : undefined
}

/** Statuses in which a supermarket's order is being picked. */
export const beingPicked: ReadonlyArray<OrderStatus> = ["ACCEPT_SHOPPER", "IN_PREPARATION"]

/** True if somebody is picking the items of an order right now. */
export const isBeingPicked = ({ isSupermarket, status }: OrderFacts): boolean =>
  isSupermarket && beingPicked.includes(status)

/** Statuses in which an order may be marked as ready. */
export const inPreparation: ReadonlySet<OrderStatus> = new Set(["IN_PREPARATION", "RELEASE_SHOPPER"])

/**
 * Returns the delivery outcome after a move, as reported if it reached somebody; null if the delivery starts over,
 * undefined if the move does not affect it.
 */
export const outcomeAfter = (
  to: OrderStatus,
  { isDelivered }: Pick<OrderFacts, "isDelivered">,
  reportedOutcome: DeliveryOutcome = "entregue",
): DeliveryOutcome | null | undefined => {
  if (to === "DELIVERY_GOBACK") return "nao_entregue"
  if (to === "DELIVERED" && isDelivered) return reportedOutcome
  return to === "AWAIT_DELIVERYMAN" ? null : undefined
}
