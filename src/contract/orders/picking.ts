import * as Schema from "effect/Schema"
import { managesOrders } from "../access/access.ts"
import { Company } from "../companies/company.ts"
import { OrderStatus } from "../dashboard/orders.ts"
import { UnknownReference } from "../resource/refusals.ts"
import { shoppers } from "../resources/shoppers.ts"
import { endpoint } from "../wire/endpoint.ts"
import { entity } from "../wire/entity.ts"
import { oneOf, partialAnswer } from "../wire/reading.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { Day, Moment } from "../wire/text.ts"
import { Order, OrderShopper } from "./order.ts"
import { beingPicked } from "./orderMoves.ts"
import { MoveNotOffered, StaleOrder } from "./orderRefusals.ts"
import { Pin } from "./pin.ts"

const common = { service: "main", extra: "picking" } as const
const params = { id: RecordIdText }

/** Picking results of a shopper for the orders placed on one day; canceled ones do not count. */
export const PickingDay = Schema.Struct({
  day: Day,
  orders: Schema.Int,
  /** Items ordered, and found, of the orders whose items are known and picked. */
  wanted: Schema.Finite,
  found: Schema.Finite,
  /** Picking time, in hours. */
  hours: Schema.Finite,
})
export type PickingDay = typeof PickingDay.Type

const maybe = <A, I>(schema: Schema.Codec<A, I>) => Schema.optionalKey(Schema.NullOr(schema))

/** An order that is being picked, or waits for somebody to pick it. It says nothing of the customer. */
export const OrderPicked = entity({
  _id: RecordId,
  /** Code that people use for the order. */
  code: Schema.optionalKey(Schema.String),
  company: maybe(Company),
  status: oneOf(OrderStatus.literals),
  version: Schema.optionalKey(Schema.Int),
  shopper: maybe(OrderShopper),
  /** Time promised to the customer. */
  promisedAt: maybe(Moment),
  /** Time a shopper accepted it; for a waiting order, the time it came to the store. */
  since: maybe(Moment),
  /** Lines ordered, and those that are done, found or not. */
  items: Schema.optionalKey(Schema.Int),
  done: Schema.optionalKey(Schema.Int),
})
export type OrderPicked = typeof OrderPicked.Type

/** A shopper who is online. */
export const ShopperOnline = entity({ _id: RecordId, name: maybe(Schema.String), company: maybe(Company) })
export type ShopperOnline = typeof ShopperOnline.Type

/** Statuses in which an order may be given to a shopper: it is being picked, or waits for somebody. */
export const assignable: ReadonlyArray<OrderStatus> = ["WAIT_COMPANY", ...beingPicked]

/** Most orders, and most shoppers, that are told of at once. */
export const maxPicking = 200

/** Orders being picked now, with their shoppers. */
export const PickingNow = Schema.Struct({
  /** Time of the reading by the server's clock; elapsed times count from it. */
  at: Moment,
  /** Orders, the soonest promised first. */
  orders: Schema.Array(OrderPicked),
  /** Everyone active who is online, by name. */
  shoppers: Schema.Array(ShopperOnline),
  /** There are more than are told of. */
  isCut: Schema.optionalKey(Schema.Boolean),
})
export type PickingNow = typeof PickingNow.Type

/** Picking of supermarket orders by shoppers. */
export const picking = {
  now: endpoint({
    ...common,
    access: shoppers.access,
    method: "GET",
    path: "/picking",
    summary: `Tells who is online, and which of the supermarkets' orders of the last two days are being picked or wait for it; ${maxPicking} of each at most.`,
    success: PickingNow,
  }),
  assign: endpoint({
    ...common,
    access: managesOrders,
    method: "POST",
    path: "/order/:id/shopper",
    summary:
      "Gives an order that waits or is being picked to a shopper of its store who is active, or to nobody; with a version, only from that one.",
    params,
    body: Schema.Struct({ shopper: Schema.NullOr(RecordId), version: Schema.optionalKey(Schema.Int) }),
    success: Order,
    refusals: [StaleOrder, MoveNotOffered, UnknownReference],
  }),
  productivity: endpoint({
    ...common,
    access: shoppers.access,
    method: "GET",
    path: "/shopper/:id/productivity",
    summary: "Tells what a shopper picked on each of the last 14 days, today included.",
    params,
    success: Schema.Array(PickingDay),
  }),
  setPin: endpoint({
    ...common,
    extra: "pins",
    access: shoppers.access,
    method: "PUT",
    path: "/shopper/:id/pin",
    summary:
      "Sets a shopper's PIN in place of the former one, or takes it away. It is kept as a hash and never told; the record says since when there is one.",
    params,
    body: Schema.Struct({ pin: Schema.NullOr(Pin) }),
    success: partialAnswer(Schema.Struct({ pinSetAt: Schema.NullOr(Moment) })),
  }),
}
