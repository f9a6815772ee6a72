import * as Schema from "effect/Schema"
import { givesCredits } from "../access/keepers.ts"
import { limits } from "../limits.ts"
import { UnknownReference } from "../resource/refusals.ts"
import { looseDeliveries } from "../resources/looseDeliveries.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { Moment, RequiredText } from "../wire/text.ts"
import { creditKinds, givenCredits } from "./looseCredits.ts"
import { TooManyCredits } from "./refusals.ts"

const common = { service: "main", extra: "loose-deliveries", access: looseDeliveries.access } as const

/** Balance that loose deliveries are paid from. */
export const CreditBalance = Schema.Struct({
  balanceCents: Schema.Int,
  /** Payment methods available to the company. */
  payBy: Schema.Array(Schema.Literals(["CREDITS", "PERIODIC"])),
  /** Position of the company; null if unknown, in which case each request must state it. */
  pickup: Schema.NullOr(
    Schema.Struct({ name: Schema.String, place: Schema.Tuple([Schema.Finite, Schema.Finite]) }),
  ),
})
export type CreditBalance = typeof CreditBalance.Type

/** One movement of a company's credits. */
export const CreditEntry = Schema.Struct({
  _id: RecordId,
  at: Moment,
  kind: Schema.Literals(creditKinds),
  /** Amount added to the balance; negative if it takes. */
  amountCents: Schema.Int,
  balanceAfterCents: Schema.Int,
  /** The code of the delivery it is about. */
  delivery: Schema.NullOr(Schema.String),
  reason: Schema.NullOr(Schema.String),
  /** User who gave or took the credits. */
  by: Schema.optionalKey(Schema.NullOr(Schema.String)),
})
export type CreditEntry = typeof CreditEntry.Type

const ofCompany = { company: Schema.optionalKey(RecordIdText) }

/** Calls for the credits that pay loose deliveries, and for getting them. */
export const looseCreditCalls = {
  credits: lazyEndpoint(
    {
      ...common,
      method: "GET",
      path: "/loose-delivery-credits",
      summary: "Tells what a company has to pay deliveries with.",
      query: ofCompany,
    },
    { success: () => CreditBalance, refusals: () => [UnknownReference] },
  ),
  giveCredits: lazyEndpoint(
    {
      ...common,
      extra: "delivery-credits",
      access: givesCredits,
      method: "POST",
      path: "/loose-delivery-credits/entries",
      summary: `Gives a company within reach credits, from one cent to R$ ${givenCredits.maxCents / 100}, for a reason that stands in its statement and in the audit log.`,
    },
    {
      body: () =>
        Schema.Struct({
          company: RecordId,
          kind: Schema.Literals(givenCredits.kinds),
          amountCents: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: givenCredits.maxCents })),
          reason: RequiredText(givenCredits.minReason, limits.text.line.max),
        }),
      success: () => CreditEntry,
      refusals: () => [UnknownReference, TooManyCredits],
    },
  ),
  entries: lazyEndpoint(
    {
      ...common,
      method: "GET",
      path: "/loose-delivery-credits/entries",
      summary: "Lists the last hundred movements of a company's credits, the latest first.",
      query: ofCompany,
    },
    { success: () => Schema.Array(CreditEntry), refusals: () => [UnknownReference] },
  ),
}
