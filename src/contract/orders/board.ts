import * as Schema from "effect/Schema"
import type { OrderStatus } from "../dashboard/orders.ts"
import { entity } from "../wire/entity.ts"
import { Moment } from "../wire/text.ts"
import { listedFields, type OrderItem } from "./order.ts"
import { orderLimits } from "./orderLimits.ts"

/** The columns of the board, from left to right. */
export const boardColumns = [
  "new",
  "scheduled",
  "preparing",
  "courier",
  "onRoute",
  "done",
  "canceled",
] as const
export type BoardColumn = (typeof boardColumns)[number]

const columns: Readonly<Record<OrderStatus, BoardColumn>> = {
  AWAITING_PAYMENT: "new",
  NEW: "new",
  WAIT_COMPANY: "new",
  SCHEDULED: "scheduled",
  ACCEPT_SHOPPER: "preparing",
  IN_PREPARATION: "preparing",
  RELEASE_SHOPPER: "preparing",
  AWAIT_DELIVERYMAN: "courier",
  WAIT_DELIVERYMAN: "courier",
  NO_DELIVERYMAN_AVAILABLE: "courier",
  ACCEPT_DELIVERYMAN: "courier",
  DELIVERY_AT_STORE: "courier",
  DISPATCH: "onRoute",
  DISPATCH_MACHINE: "onRoute",
  DISPATCH_TENTREGO: "onRoute",
  DELIVERY_ROUTE: "onRoute",
  DELIVERY_GOBACK: "onRoute",
  DELIVERED: "done",
  RELEASE_DRIVER: "done",
  RELEASE_DRIVER_COD: "done",
  FINISHED: "done",
  CANCELED: "canceled",
}

/** The column a status stands in; undefined for a status nobody here knows. */
export const columnOf = (status: string): BoardColumn | undefined =>
  Object.hasOwn(columns, status) ? columns[status as OrderStatus] : undefined

/** The statuses of some columns, in the order they are passed. */
export const statusesIn = (...of: ReadonlyArray<BoardColumn>): ReadonlyArray<OrderStatus> =>
  (Object.keys(columns) as ReadonlyArray<OrderStatus>).filter((status) => of.includes(columns[status]))

/** Where somebody still has something to do; the other orders are counted alone. */
export const openStatuses: ReadonlyArray<OrderStatus> = statusesIn(
  "new",
  "scheduled",
  "preparing",
  "courier",
  "onRoute",
)

const maybe = <A, I>(schema: Schema.Codec<A, I>) => Schema.optionalKey(Schema.NullOr(schema))

/** One line of an order, as short as a card shows it. */
export const BoardItem = Schema.Struct({
  name: Schema.String,
  quantity: Schema.Finite,
  /** What was chosen with it. */
  options: Schema.optionalKey(Schema.Array(Schema.String)),
  note: maybe(Schema.String),
  /** How many of the quantity were found, once it is picked. */
  picked: maybe(Schema.Finite),
  /** What became of it, where the customer does not get what they ordered. */
  change: maybe(Schema.String),
})
export type BoardItem = typeof BoardItem.Type

/** A line of an order in short. */
export const boardItem = ({ name, quantity, options = [], note, picked, change }: OrderItem): BoardItem => ({
  name,
  quantity,
  ...(options.length > 0 && { options: options.map((option) => option.name) }),
  ...(note && { note }),
  ...(picked !== undefined && { picked }),
  ...(change && { change }),
})

/** An order as a card of the board, or of a kitchen, shows it. */
export const BoardOrder = entity({
  ...listedFields,
  items: Schema.optionalKey(Schema.Array(BoardItem)),
  /** When it came to its status. */
  since: maybe(Moment),
  /** How often it was printed, as whichever page. */
  prints: Schema.optionalKey(Schema.Int),
})
export type BoardOrder = typeof BoardOrder.Type

/** The orders of a board as they are at a moment. */
export const OrderBoard = Schema.Struct({
  /** When that was, by the server's clock: times that passed are counted from it. */
  at: Moment,
  /** Those that are open, the latest first. */
  orders: Schema.Array(BoardOrder),
  /** There are more open ones than are told of. */
  isCut: Schema.optionalKey(Schema.Boolean),
  /** How many of those placed today, by each store's clock, are done and canceled. */
  today: Schema.Struct({ done: Schema.Int, canceled: Schema.Int }),
})
export type OrderBoard = typeof OrderBoard.Type

/** Orders that were placed or changed, as they are now; one that is done or canceled says so by its status. */
export const OrderChanges = Schema.Struct({ changed: Schema.Array(BoardOrder) })
export type OrderChanges = typeof OrderChanges.Type

/** What somebody has to look at in an order, the most urgent first. */
export const orderExceptions = ["NO_COURIER", "LATE", "CUSTOMER_WAITING", "PAYMENT_PENDING"] as const
export type OrderException = (typeof orderExceptions)[number]

/** As much of an order as its exceptions follow from. */
export type ExceptionFacts = Pick<
  BoardOrder,
  "status" | "since" | "promisedAt" | "prepareBy" | "readyAt" | "fulfillment" | "payments"
>

const { noCourierMs, acceptMs, pickUpMs, paymentMs } = orderLimits

const passedSince = (at: string | null | undefined, now: number, waitMs = 0): boolean =>
  typeof at === "string" && now - Date.parse(at) > waitMs

const applies: Readonly<Record<OrderException, (order: ExceptionFacts, now: number) => boolean>> = {
  NO_COURIER: ({ status, since }, now) =>
    status === "NO_DELIVERYMAN_AVAILABLE" ||
    ((status === "AWAIT_DELIVERYMAN" || status === "WAIT_DELIVERYMAN") &&
      passedSince(since, now, noCourierMs)),
  LATE: ({ status, promisedAt, prepareBy, readyAt }, now) =>
    passedSince(promisedAt, now) ||
    (columnOf(status) === "preparing" && (readyAt ?? null) === null && passedSince(prepareBy, now)),
  CUSTOMER_WAITING: ({ status, since, readyAt, fulfillment }, now) =>
    ((status === "NEW" || status === "WAIT_COMPANY") && passedSince(since, now, acceptMs)) ||
    (fulfillment !== "DELIVERY" && passedSince(readyAt, now, pickUpMs)),
  PAYMENT_PENDING: ({ status, since, payments = [] }, now) =>
    status === "AWAITING_PAYMENT"
      ? passedSince(since, now, paymentMs)
      : payments.some(({ kind, state }) => kind === "ONLINE" && state === "PENDING"),
}

/** What somebody has to look at in an order at a moment (milliseconds since 1970); nothing once it is done or canceled. */
export const exceptionsOf = (order: ExceptionFacts, now: number): ReadonlyArray<OrderException> =>
  openStatuses.some((status) => status === order.status)
    ? orderExceptions.filter((one) => applies[one](order, now))
    : []
