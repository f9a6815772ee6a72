import * as Schema from "effect/Schema"
import { managesOrders } from "../access/access.ts"
import { CourierCandidate } from "../deliveryPeople/courierCandidate.ts"
import { DeliveryStatus, LivePerson } from "../deliveryPeople/deliveryPerson.ts"
import { endpoint } from "../wire/endpoint.ts"
import { entity } from "../wire/entity.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { statusesIn } from "./board.ts"
import { ListedOrder } from "./order.ts"

/** Current work of a delivery person, and what they could be given. */
const CourierWork = entity({
  _id: RecordId,
  /** Digits; null where none is known. */
  phone: Schema.NullOr(Schema.String),
  /** Orders they have now, the earliest promise first. */
  orders: Schema.Array(ListedOrder),
  /** Orders that wait for somebody, which they may be given; the earliest promise first. */
  waiting: Schema.Array(ListedOrder),
})

/** Statuses in which an order is with its delivery person, if it has one. */
export const withCourierStatuses = statusesIn("courier", "onRoute")

const common = { service: "main", access: managesOrders, method: "GET" } as const
const params = { id: RecordIdText }

/** Delivery people and the orders they deliver. */
export const orderCouriers = {
  status: endpoint({
    ...common,
    extra: "order-couriers",
    path: "/order/:id/delivery-person/status",
    summary: "Tells where whoever delivers an order is; null unless they are on their way with it or to it.",
    params,
    success: Schema.NullOr(DeliveryStatus),
  }),
  candidates: endpoint({
    ...common,
    extra: "courier-work",
    path: "/order/:id/delivery-people",
    summary: "Lists who may be given an order, the nearest to its store first, with what they have already.",
    params,
    success: Schema.Array(CourierCandidate),
  }),
  out: endpoint({
    ...common,
    extra: "courier-work",
    path: "/order/delivery-people",
    summary: "Lists the delivery people who have open orders within reach, whomever they work for.",
    success: Schema.Array(LivePerson),
  }),
  work: endpoint({
    ...common,
    extra: "courier-work",
    path: "/delivery-man/:id/work",
    summary: "Reads which orders a delivery person has and could be given, and their phone.",
    params,
    success: CourierWork,
  }),
}
