import * as Schema from "effect/Schema"
import { limits } from "../limits.ts"
import { MoveRefused } from "../resource/refusals.ts"
import { rowSchema } from "../resource/schemas.ts"
import { invoices } from "../resources/invoices.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { partialAnswer } from "../wire/reading.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { RequiredText } from "../wire/text.ts"
import { ReminderRefused } from "./refusals.ts"

const common = { service: "main", extra: "billing", access: invoices.access } as const
const params = { id: RecordIdText }

const Payment = Schema.Struct({
  /** Pix code to pay with in a bank's app, as text or as a QR code. */
  code: Schema.String,
  cents: Schema.Int,
  receiver: Schema.String,
})
export type PixPayment = typeof Payment.Type

/** Most characters of why an invoice is disputed. */
export const maxDispute = limits.text.lines.max

/** Calls to pay an invoice by Pix, send a reminder, and dispute it. */
export const billing = {
  pix: lazyEndpoint(
    {
      ...common,
      method: "GET",
      path: "/billing/invoices/:id/pix",
      summary:
        "The Pix code of what a company still owes of an invoice; null where it owes nothing, or nobody said which key is paid.",
      params,
    },
    { success: () => Schema.Struct({ payment: Schema.NullOr(Payment) }) },
  ),
  remind: lazyEndpoint(
    {
      ...common,
      method: "POST",
      path: "/billing/invoices/:id/remind",
      summary:
        "Mails a reminder of an invoice to everybody of its company who sees invoices, at most once an hour.",
      params,
    },
    {
      success: () => Schema.Struct({ recipients: Schema.Int }),
      refusals: () => [ReminderRefused],
    },
  ),
  dispute: lazyEndpoint(
    {
      ...common,
      method: "POST",
      path: "/billing/invoices/:id/dispute",
      summary:
        "Disputes an issued invoice, which opens a ticket about it. Also for the company's own people.",
      params,
    },
    {
      body: () => Schema.Struct({ reason: RequiredText(1, maxDispute) }),
      success: () =>
        Schema.Struct({
          invoice: partialAnswer(rowSchema(invoices)),
          ticket: Schema.Struct({ _id: RecordId, protocol: Schema.String }),
        }),
      refusals: () => [MoveRefused],
    },
  ),
}
