import * as Schema from "effect/Schema"
import { managesOrders, mendsOrders } from "../access/access.ts"
import { OrderStatus } from "../dashboard/orders.ts"
import { limits } from "../limits.ts"
import { UnknownReference } from "../resource/refusals.ts"
import { endpoint } from "../wire/endpoint.ts"
import { pageQuery, resultPage } from "../wire/page.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { someOf } from "../wire/someOf.ts"
import { Search, Text } from "../wire/text.ts"
import { fulfillments, ListedOrder, Order, orderChannels } from "./order.ts"
import { ItemChange } from "./itemChange.ts"
import { ManyMoved, OrderMove, OrdersMoved } from "./moveBody.ts"
import { orderLimits } from "./orderLimits.ts"
import { GivenMoment } from "../wire/years.ts"
import {
  StaleOrder,
  MoveNotOffered,
  ReasonNeeded,
  PayerNeeded,
  NotUndoable,
  CourierUnavailable,
  TotalNotCovered,
  AgreementNeeded,
} from "./orderRefusals.ts"

/** Types of stores that sell to customers. */
const storeTypes = ["restaurant", "supermarket"] as const

/** Filter for orders. */
export const OrderFilter = Schema.Struct({
  /** A part of the code, or of the customer's name or phone. */
  search: Search,
  /** Customers with one of these phones, however they are written. */
  phones: Schema.optionalKey(someOf(Text(limits.contact.maxPhone))),
  statuses: Schema.optionalKey(
    Schema.Array(OrderStatus).check(Schema.isMaxLength(OrderStatus.literals.length)),
  ),
  /** Placed at or after, and before. */
  from: Schema.optionalKey(GivenMoment("any")),
  until: Schema.optionalKey(GivenMoment("any")),
  /** Type of the stores; any by default. */
  type: Schema.optionalKey(Schema.Literals(storeTypes)),
  channel: Schema.optionalKey(Schema.Literals(orderChannels)),
  fulfillment: Schema.optionalKey(Schema.Literals(fulfillments)),
  deliveryPerson: Schema.optionalKey(RecordId),
  shopper: Schema.optionalKey(RecordId),
  coupon: Schema.optionalKey(RecordId),
})
export type OrderFilter = typeof OrderFilter.Type

export const OrderQuery = pageQuery({ filter: OrderFilter, sort: ["id", "placedAt"] })
export type OrderQuery = typeof OrderQuery.Type

/** Totals of the orders a filter finds; canceled ones are only counted. */
export const OrderSummary = Schema.Struct({
  orders: Schema.Int,
  canceled: Schema.Int,
  /** Different customers, by their phone. */
  customers: Schema.Int,
  discountCents: Schema.Int,
  totalCents: Schema.Int,
})
export type OrderSummary = typeof OrderSummary.Type

const common = { service: "main", access: managesOrders, extra: "orders" } as const
const mending = { ...common, access: mendsOrders } as const
const params = { id: RecordIdText }

/** The orders of the companies within the caller's reach. */
export const orders = {
  find: endpoint({
    ...common,
    method: "POST",
    path: "/order/findOrders",
    summary: "Finds one page of orders.",
    body: OrderQuery,
    extraFields: { board: ["filter.type"], estimates: ["exactTotal"] },
    success: resultPage(ListedOrder),
    reads: true,
  }),
  summarize: endpoint({
    ...common,
    method: "POST",
    path: "/order/summarizeOrders",
    summary: "Adds up the orders a filter finds.",
    body: Schema.Struct({ filter: OrderFilter }),
    extraFields: { board: ["filter.type"] },
    success: OrderSummary,
    reads: true,
  }),
  get: endpoint({
    ...mending,
    method: "GET",
    path: "/order/:id",
    summary: "Reads one order with its items, its timeline and where it may be moved.",
    params,
    success: Order,
  }),
  move: endpoint({
    ...mending,
    method: "POST",
    path: "/order/:id/move",
    summary:
      "Moves an order to one of its next statuses; where it is there already, nothing happens. With a version, only from that one.",
    params,
    body: OrderMove,
    extraFields: { board: ["prepMinutes", "payer", "bags"] },
    success: Order,
    refusals: [StaleOrder, MoveNotOffered, ReasonNeeded, PayerNeeded],
  }),
  moveMany: endpoint({
    ...common,
    extra: "board",
    method: "POST",
    path: "/order/moveOrders",
    summary: `Moves up to ${orderLimits.maxAtOnce} orders, each from the version that is given; those that are refused stay where they are.`,
    body: ManyMoved,
    success: OrdersMoved,
  }),
  undo: endpoint({
    ...mending,
    extra: "board",
    method: "POST",
    path: "/order/:id/undo",
    summary: `Takes back the move the caller made last, within ${limits.orders.undoMs / 1000} seconds and while it has no consequences.`,
    params,
    body: Schema.Struct({ version: Schema.optionalKey(Schema.Int) }),
    success: Order,
    refusals: [StaleOrder, NotUndoable],
  }),
  setCourier: endpoint({
    ...mending,
    extra: "board",
    method: "PUT",
    path: "/order/:id/delivery-person",
    summary:
      "Gives an order to a delivery person of its store, or of any, who is online and free or on the way; or takes it back from them.",
    params,
    body: Schema.Struct({
      deliveryPerson: Schema.NullOr(RecordId),
      version: Schema.optionalKey(Schema.Int),
    }),
    success: Order,
    refusals: [StaleOrder, MoveNotOffered, UnknownReference, CourierUnavailable],
  }),
  promise: endpoint({
    ...mending,
    extra: "order-promises",
    method: "PUT",
    path: "/order/:id/promise",
    summary: "Promises an open order anew, in so many minutes from now.",
    params,
    body: Schema.Struct({
      minutes: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: limits.orders.maxPrepMinutes })),
      version: Schema.optionalKey(Schema.Int),
    }),
    success: Order,
    refusals: [StaleOrder, MoveNotOffered],
  }),
  changeItem: endpoint({
    ...common,
    extra: "board",
    method: "PUT",
    path: "/order/:id/item",
    summary:
      "Says what was found of an item of an order that is being picked: all or some of it, nothing, another one instead, or what it weighs. Total and payments follow.",
    params,
    body: Schema.Struct({
      /** Index of the item, from 0. */
      line: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
      change: ItemChange,
      version: Schema.optionalKey(Schema.Int),
    }),
    success: Order,
    refusals: [StaleOrder, MoveNotOffered, UnknownReference, AgreementNeeded, TotalNotCovered],
  }),
  setReady: endpoint({
    ...common,
    method: "PUT",
    path: "/order/:id/ready",
    summary: "Says of an order in preparation that it is ready for whoever takes it, or that it is not yet.",
    params,
    body: Schema.Struct({ isReady: Schema.Boolean }),
    success: Order,
    refusals: [MoveNotOffered],
  }),
}
