import * as Schema from "effect/Schema"
import { invoices } from "../resources/invoices.ts"
import { endpoint } from "../wire/endpoint.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { Day, Moment } from "../wire/text.ts"
import { GivenDay } from "../wire/years.ts"

const Cents = Schema.Int

/** Reasons a company's period cannot be closed. */
export const closingProblems = ["CLOSED", "OPEN_ORDERS", "NO_CONTRACT", "NOTHING", "FAILED"] as const
export type ClosingProblem = (typeof closingProblems)[number]

const Problem = Schema.Literals(closingProblems)
const NamedRecord = Schema.Struct({ _id: RecordId, name: Schema.String })
const InvoiceName = Schema.Struct({ _id: RecordId, number: Schema.String })

export const invoicingLimits = {
  /** Companies of one preview, and of one closing. */
  preview: 50,
  companies: 1000,
  /** Days of a period. */
  days: 92,
  /** Orders of one answer. */
  orders: 100,
} as const

/** Preview of a company's charges and credits for a period, in cents; with a problem the period is not closed. */
const ClosingPreview = Schema.Struct({
  company: NamedRecord,
  orders: Schema.Int,
  charges: Cents,
  credits: Cents,
  net: Cents,
  direction: Schema.Literals(["RECEIVABLE", "PAYOUT"]),
  problem: Schema.NullOr(Problem),
  /** The invoice that has some of these days already. */
  invoice: Schema.NullOr(InvoiceName),
})
export type ClosingPreview = typeof ClosingPreview.Type

const closingFields = {
  _id: RecordId,
  from: Day,
  to: Day,
  dueOn: Day,
  startedAt: Moment,
  total: Schema.Int,
  closed: Schema.Int,
  failed: Schema.Int,
}

/** Progress of a closing. */
const Closing = Schema.Struct(closingFields)
export type Closing = typeof Closing.Type

/** The same, company by company: without an invoice and a problem one waits. */
const ClosingDetails = Schema.Struct({
  ...closingFields,
  companies: Schema.Array(
    Schema.Struct({
      company: NamedRecord,
      invoice: Schema.NullOr(InvoiceName),
      problem: Schema.NullOr(Problem),
    }),
  ),
})
export type ClosingDetails = typeof ClosingDetails.Type

/** An order behind a line, and what it adds to it. */
const ExplainedOrder = Schema.Struct({
  _id: RecordId,
  placedAt: Moment,
  totalCents: Cents,
  contract: Schema.NullOr(Schema.String),
  amountCents: Cents,
})
export type ExplainedOrder = typeof ExplainedOrder.Type

const orderKinds = ["SALES", "DELIVERY", "COUPON_REFUND", "COMMISSION", "PAYMENT_FEE", "COLLECTED"] as const
export type OrderKind = (typeof orderKinds)[number]

/** True if a line is made of orders. */
export const isOfOrders = (kind: unknown): kind is OrderKind =>
  (orderKinds as ReadonlyArray<unknown>).includes(kind)

const common = { service: "main", access: invoices.access, extra: "invoicing" } as const
const PlannedDay = GivenDay("plan")
const period = { from: PlannedDay, to: PlannedDay }

/** Period closing for many companies, and the details of an invoice's lines. */
export const invoicing = {
  preview: endpoint({
    ...common,
    method: "POST",
    reads: true,
    path: "/invoice-closings/preview",
    summary:
      "What the next companies after one would be charged and credited for a period, and why some of them cannot be closed.",
    body: Schema.Struct({ ...period, after: Schema.optionalKey(RecordId) }),
    success: Schema.Struct({
      companies: Schema.Array(ClosingPreview),
      /** The company to go on after; null where there are no more. */
      next: Schema.NullOr(RecordId),
    }),
  }),
  start: endpoint({
    ...common,
    method: "POST",
    path: "/invoice-closings",
    summary:
      "Closes a period of these companies, one after the other, in the background. A company whose days are in an invoice already is left as it is.",
    body: Schema.Struct({
      ...period,
      dueOn: PlannedDay,
      companies: Schema.Array(RecordId).check(
        Schema.isMinLength(1),
        Schema.isMaxLength(invoicingLimits.companies),
      ),
    }),
    success: Closing,
  }),
  recent: endpoint({
    ...common,
    method: "GET",
    path: "/invoice-closings",
    summary: "The last closings, the latest first.",
    success: Schema.Array(Closing),
  }),
  read: endpoint({
    ...common,
    method: "GET",
    path: "/invoice-closings/:id",
    summary: "How far a closing has come, company by company.",
    params: { id: RecordIdText },
    success: ClosingDetails,
  }),
  explain: endpoint({
    ...common,
    method: "POST",
    reads: true,
    path: "/billing/invoices/:id/orders",
    summary: "The orders a line of an invoice is made of, and what each adds to it.",
    params: { id: RecordIdText },
    body: Schema.Struct({ kind: Schema.Literals(orderKinds), after: Schema.optionalKey(RecordId) }),
    success: Schema.Struct({
      orders: Schema.Array(ExplainedOrder),
      next: Schema.NullOr(RecordId),
    }),
  }),
}
