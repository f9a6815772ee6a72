import * as Schema from "effect/Schema"
import { managesOrders } from "../access/access.ts"
import { DeliveryStatus } from "../deliveryPeople/deliveryPerson.ts"
import { endpoint } from "../wire/endpoint.ts"
import { RecordIdText } from "../wire/recordId.ts"

/** Whoever delivers an order, as far as its store needs to know. */
export const orderCouriers = {
  status: endpoint({
    service: "main",
    access: managesOrders,
    extra: "order-couriers",
    method: "GET",
    path: "/order/:id/delivery-person/status",
    summary: "Tells where whoever delivers an order is; null unless they are on their way with it or to it.",
    params: { id: RecordIdText },
    success: Schema.NullOr(DeliveryStatus),
  }),
}
