import * as Schema from "effect/Schema"
import type { OrderStatus } from "../dashboard/orders.ts"
import { entity } from "../wire/entity.ts"
import { Moment } from "../wire/text.ts"
import { optionLines, optionText } from "./optionLines.ts"
import { listedFields, OrderItem } from "./order.ts"
import { entryOf } from "../wire/entryOf.ts"

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
export const columnOf = (status: string): BoardColumn | undefined => entryOf(columns, status)

/** True while a status is neither the end of an order nor unknown. */
export const isOpenStatus = (status: string): boolean => openStatuses.some((open) => open === status)

/** The statuses of some columns, in the order they are passed. */
export const statusesIn = (...of: ReadonlyArray<BoardColumn>): ReadonlyArray<OrderStatus> =>
  (Object.keys(columns) as ReadonlyArray<OrderStatus>).filter((status) => of.includes(columns[status]))

/** Statuses in which somebody still has something to do; other orders are only counted. */
export const openStatuses: ReadonlyArray<OrderStatus> = statusesIn(
  "new",
  "scheduled",
  "preparing",
  "courier",
  "onRoute",
)

/** Statuses of orders that are over. */
export const closedStatuses: ReadonlyArray<OrderStatus> = statusesIn("done", "canceled")

/** True if an order with this status is over; no clock runs for it. */
export const isClosedStatus = (status: string): boolean => closedStatuses.some((closed) => closed === status)

const maybe = <A, I>(schema: Schema.Codec<A, I>) => Schema.optionalKey(Schema.NullOr(schema))

/** One line of an order, as short as a card shows it. */
export const BoardItem = Schema.Struct({
  name: Schema.String,
  quantity: Schema.Finite,
  /** Options chosen with the item, a text for those of each group. */
  options: Schema.optionalKey(Schema.Array(Schema.String)),
  note: maybe(Schema.String),
  /** Unit of the quantity, pieces if it is missing. */
  unit: OrderItem.fields.unit,
  /** Quantity found, once the item is picked. */
  picked: maybe(Schema.Finite),
  /** Pieces the store had no stock of when it was ordered. */
  short: maybe(Schema.Int),
  /** Change to the item, if the customer does not get what they ordered. */
  change: maybe(Schema.String),
})
export type BoardItem = typeof BoardItem.Type

/** A line of an order in short. */
export const boardItem = ({
  name,
  quantity,
  options = [],
  note,
  unit,
  picked,
  short,
  change,
}: OrderItem): BoardItem => ({
  name,
  quantity,
  ...(unit && { unit }),
  ...(options.length > 0 && { options: optionLines(options).map(optionText) }),
  ...(note && { note }),
  ...(picked !== undefined && { picked }),
  ...(short && { short }),
  ...(change && { change }),
})

/** An order as a card of the board, or of a kitchen, shows it. */
export const BoardOrder = entity({
  ...listedFields,
  items: Schema.optionalKey(Schema.Array(BoardItem)),
  /** Time the order reached its status. */
  since: maybe(Moment),
  /** Since when a message of its customer to the store waits for an answer; null where none does. */
  chatSince: maybe(Moment),
  /** Number of prints, over all templates. */
  prints: Schema.optionalKey(Schema.Int),
})
export type BoardOrder = typeof BoardOrder.Type

/** The orders of a board as they are at a moment. */
export const OrderBoard = Schema.Struct({
  /** Time of the reading by the server's clock; elapsed times count from it. */
  at: Moment,
  /** Open orders, the latest first. */
  orders: Schema.Array(BoardOrder),
  /** There are more open ones than are told of. */
  isCut: Schema.optionalKey(Schema.Boolean),
  /** Numbers of done and canceled orders among those placed today, by each store's clock. */
  today: Schema.Struct({ done: Schema.Int, canceled: Schema.Int }),
})
export type OrderBoard = typeof OrderBoard.Type

/** Orders that were placed or changed, as they are now; one that is done or canceled says so by its status. */
export const OrderChanges = Schema.Struct({ changed: Schema.Array(BoardOrder) })
export type OrderChanges = typeof OrderChanges.Type
