import * as Schema from "effect/Schema"
import { limits } from "../limits.ts"
import { endpoint } from "../wire/endpoint.ts"
import { entity } from "../wire/entity.ts"
import { WholeText } from "../wire/page.ts"
import { oneOf } from "../wire/reading.ts"
import { RecordId } from "../wire/recordId.ts"
import { Moment, Text } from "../wire/text.ts"

/** Happenings users are told of. */
export const newsKinds = [
  "TICKET_ANSWERED",
  "TICKET_WRITTEN",
  "TICKET_NOTED",
  "TICKET_ASSIGNED",
  "TICKET_SOLVED",
  "DELETION_ASKED",
  "INVOICE_ISSUED",
  "INVOICE_DUE",
  "INVOICE_OVERDUE",
  "INVOICE_PAID",
  "ORDER_CANCELED",
  "ORDER_LATE",
  "APPROVAL_WAITING",
  "APPROVAL_GIVEN",
  "APPROVAL_REFUSED",
  "CONTRACT_ACCEPTED",
  "CONTRACT_DECLINED",
  "ITEM_SOLD_OUT",
] as const
export type NewsKind = (typeof newsKinds)[number]

/** One thing that happened to a record the reader has to do with. */
export const NewsItem = entity({
  _id: RecordId,
  kind: oneOf(newsKinds),
  /** The list of the record, by its name in the audit log. */
  list: Schema.String,
  record: RecordId,
  /** Values for the sentence of the kind: `name` of the record, `by` whom, amounts in cents, days in ISO 8601, or their number in `days`. */
  values: Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Number, Schema.Null])),
  at: Moment,
  isRead: Schema.Boolean,
})
export type NewsItem = typeof NewsItem.Type

const common = { service: "main", access: "signedIn", extra: "news" } as const
const unread = Schema.Int

/** The caller's own news: what others did to records the caller has to do with. */
export const news = {
  list: endpoint({
    ...common,
    method: "GET",
    path: "/news",
    summary:
      "Lists the caller's latest news about records within reach, the latest first, and counts those not read.",
    query: { limit: Schema.optionalKey(WholeText(1, limits.news.max)) },
    success: Schema.Struct({ items: Schema.Array(NewsItem), unread }),
  }),
  read: endpoint({
    ...common,
    method: "POST",
    path: "/news/read",
    summary:
      "Marks the caller's news up to one of them as read, all or those of one record, and counts those not read.",
    body: Schema.Struct({
      upTo: RecordId,
      of: Schema.optionalKey(Schema.Struct({ list: Text(limits.text.line.max), record: RecordId })),
    }),
    success: Schema.Struct({ unread }),
  }),
}
