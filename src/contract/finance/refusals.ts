import * as Schema from "effect/Schema"

/** Why nobody is reminded of an invoice: nothing is owed, nobody of the company sees invoices, or they just were. */
export class ReminderRefused extends Schema.TaggedError<ReminderRefused>()("ReminderRefused", {
  reason: Schema.Literals(["NOT_OWED", "NO_READER", "TOO_SOON"]),
}) {
  static readonly status = 409
}

/**
 * Why nothing is asked of the acquirer: the transaction is in another state, has less left, is whole or not at all, waits
 * for an earlier answer, names a receiver Braspag does not know, or no acquirer is connected, or none could be reached.
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

/** What the acquirer answered in place of doing it. */
export class AcquirerRefused extends Schema.TaggedError<AcquirerRefused>()("AcquirerRefused", {
  code: Schema.String,
}) {
  static readonly status = 409
}
