import * as Schema from "effect/Schema"
import { managesOrders } from "../access/access.ts"
import { UnknownReference } from "../resource/refusals.ts"
import { shoppers } from "../resources/shoppers.ts"
import { endpoint } from "../wire/endpoint.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { Day } from "../wire/text.ts"
import { Order } from "./order.ts"
import { MoveNotOffered, StaleOrder } from "./orders.ts"

const common = { service: "main", extra: "picking" } as const
const params = { id: RecordIdText }

/** What a shopper picked of the orders placed on one day; canceled ones do not count. */
export const PickingDay = Schema.Struct({
  day: Day,
  orders: Schema.Int,
  /** Items ordered, and found, of the orders whose items are known and picked. */
  wanted: Schema.Finite,
  found: Schema.Finite,
  /** How long that took. */
  hours: Schema.Finite,
})
export type PickingDay = typeof PickingDay.Type

/** Who picks the orders of supermarkets. */
export const picking = {
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
}
