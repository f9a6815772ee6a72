import * as Schema from "effect/Schema"
import { seesNewOrders } from "../access/access.ts"
import { Company } from "../companies/company.ts"
import { OrderStatus } from "../dashboard/orders.ts"
import { endpoint } from "../wire/endpoint.ts"
import { entity } from "../wire/entity.ts"
import { oneOf } from "../wire/reading.ts"
import { idKey, RecordId } from "../wire/recordId.ts"
import { Moment } from "../wire/text.ts"

/** An order somebody just placed. */
export const NewOrder = entity({
  _id: RecordId,
  company: Schema.optionalKey(Schema.NullOr(Company)),
  status: Schema.optionalKey(oneOf(OrderStatus.literals)),
  placedAt: Schema.optionalKey(Schema.NullOr(Moment)),
  /** Cents. */
  totalCents: Schema.optionalKey(Schema.Int),
})
export type NewOrder = typeof NewOrder.Type

/**
 * Returns the key of an alert, which is given once per key: an order was placed, or later, the time of a scheduled one
 * has come.
 */
export const ringOf = ({ _id, status }: NewOrder): string =>
  status === "SCHEDULED" ? `${idKey(_id)} scheduled` : idKey(_id)

const waiting: ReadonlySet<string> = new Set(["AWAITING_PAYMENT", "NEW", "WAIT_COMPANY"])
const statuses: ReadonlySet<string> = new Set(OrderStatus.literals)

/** True unless the order's status says that somebody attends to it, or that it is over. */
export const isWaiting = ({ status = "" }: NewOrder): boolean => waiting.has(status) || !statuses.has(status)

/** The place of the realtime database that changes with each new order of a company (section 7, realtime). */
export const newOrderPath = (company: RecordId): string => `newOrder/${encodeURIComponent(String(company))}`

/** New orders, for whoever was told that there are some, or was away. */
export const newOrders = {
  read: endpoint({
    method: "GET",
    service: "main",
    path: "/order/new",
    extra: "realtime",
    summary:
      "Lists the orders placed since a cursor, none without one, and the next cursor. An order may be listed twice, never missed.",
    access: seesNewOrders,
    query: { after: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^[1-9]\d{0,14}$/))) },
    success: Schema.Struct({ items: Schema.Array(NewOrder), cursor: Schema.String }),
  }),
}
