import * as Schema from "effect/Schema"
import { managesOrders } from "../access/access.ts"
import { limits } from "../limits.ts"
import { LinkExpired } from "../session/accounts.ts"
import { endpoint } from "../wire/endpoint.ts"
import { entity } from "../wire/entity.ts"
import { oneOf } from "../wire/reading.ts"
import { RecordId } from "../wire/recordId.ts"
import { Moment, RequiredText, Text } from "../wire/text.ts"
import { FiscalDocument } from "./fiscal.ts"
import { listedFields, OrderItem, printTemplates } from "./order.ts"
import { orderLimits } from "./orderLimits.ts"

const maybe = <A, I>(schema: Schema.Codec<A, I>) => Schema.optionalKey(Schema.NullOr(schema))

const { nextStatuses: _, version: __, hasReceipt: ___, ...printedFields } = listedFields

/** An order as a page prints it: what its template needs to know of it, and no more. */
export const PrintedOrder = entity({
  ...printedFields,
  items: Schema.optionalKey(Schema.Array(OrderItem)),
  /** Counted from 1: from 2 on the page says that it is another copy. */
  copy: Schema.optionalKey(Schema.Int),
  /** Fiscal document, on a fiscal receipt; null if none was issued. */
  fiscal: maybe(FiscalDocument),
})
export type PrintedOrder = typeof PrintedOrder.Type

const common = { service: "main", method: "POST" } as const
const ids = Schema.UniqueArray(RecordId).check(
  Schema.isMinLength(1),
  Schema.isMaxLength(orderLimits.maxAtOnce),
)

/** Orders on paper: a link is asked for, and whoever opens it first prints them, without signing in. */
export const printing = {
  create: endpoint({
    ...common,
    extra: "board",
    access: managesOrders,
    path: "/order/print",
    summary: `Makes a link that opens some orders as one of the printed pages, for ${orderLimits.printSeconds / 60} minutes.`,
    body: Schema.Struct({ ids, template: Schema.Literals(printTemplates) }),
    success: Schema.Struct({ token: Schema.String, expiresAt: Moment }),
  }),
  // Not of the extra: who opens a link has had no answer yet that would list any.
  open: endpoint({
    ...common,
    access: "public",
    path: "/order/print/open",
    summary:
      "Reads the orders of a link for the device that opens it first. Expired, unknown or opened elsewhere, it is refused alike.",
    body: Schema.Struct({
      token: Text(limits.text.line.max),
      /** Random ID that the device generates and keeps; after the first opening the link works only with it. */
      device: RequiredText(16, limits.text.line.max),
    }),
    success: Schema.Struct({
      template: oneOf(printTemplates),
      /** Time the pages were first opened. */
      at: Moment,
      orders: Schema.Array(PrintedOrder),
    }),
    refusals: [LinkExpired],
  }),
}
