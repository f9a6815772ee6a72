import * as Schema from "effect/Schema"
import { Moment } from "../wire/text.ts"
import { contractVariables } from "./contractVariables.ts"

/** Reasons why a contract's link no longer opens it. */
export const closedReasons = [
  /** Never was one. */
  "unknown",
  /** A newer link was sent to the same signer. */
  "replaced",
  "expired",
  "accepted",
  "declined",
  /** The contract was canceled, or has ended. */
  "canceled",
  /** The text is another one by now, or was taken back to be changed. */
  "changed",
] as const
export type ClosedReason = (typeof closedReasons)[number]

/** A link to a contract does not open it any more; `at` is when it was accepted or declined. */
export class AcceptanceClosed extends Schema.TaggedError<AcceptanceClosed>()("AcceptanceClosed", {
  reason: Schema.Literals(closedReasons),
  at: Schema.optionalKey(Moment),
}) {
  static readonly status = 410
}

/** The CPF is not the signer's. */
export class WrongSigner extends Schema.TaggedError<WrongSigner>()("WrongSigner", {}) {
  static readonly status = 422
}

const variables = Object.keys(contractVariables) as ReadonlyArray<keyof typeof contractVariables>

/** The text of a contract uses values that the contract does not have. */
export class ContractIncomplete extends Schema.TaggedError<ContractIncomplete>()("ContractIncomplete", {
  missing: Schema.Array(Schema.Literals(variables)),
}) {
  static readonly status = 409
}
