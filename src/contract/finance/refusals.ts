import * as Schema from "effect/Schema"

/** Reminder not sent: nothing is owed, nobody at the company sees invoices, or a reminder was just sent. */
export class ReminderRefused extends Schema.TaggedError<ReminderRefused>()("ReminderRefused", {
  reason: Schema.Literals(["NOT_OWED", "NO_READER", "TOO_SOON"]),
}) {
  static readonly status = 409
}

/**
 * Operation not sent to the acquirer: the transaction is in another state, has less left, can only be operated on
 * whole, waits for an earlier answer, names a receiver unknown to Braspag, or no acquirer is connected or reachable.
 */
export class OperationRefused extends Schema.TaggedError<OperationRefused>()("OperationRefused", {
  reason: Schema.Literals([
    "STATUS",
    "AMOUNT",
    "WHOLE",
    "UNCONFIRMED",
    "SPLIT",
    "NOT_CONNECTED",
    "UNREACHABLE",
  ]),
  /** The most that is left for it, in cents. */
  cents: Schema.Int,
}) {
  static readonly status = 409
}

/** Refusal by the acquirer, with its code. */
export class AcquirerRefused extends Schema.TaggedError<AcquirerRefused>()("AcquirerRefused", {
  code: Schema.String,
}) {
  static readonly status = 409
}
