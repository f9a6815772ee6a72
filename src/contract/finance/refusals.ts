import * as Schema from "effect/Schema"

/** Why nobody is reminded of an invoice: nothing is owed, nobody of the company sees invoices, or they just were. */
export class ReminderRefused extends Schema.TaggedError<ReminderRefused>()("ReminderRefused", {
  reason: Schema.Literals(["NOT_OWED", "NO_READER", "TOO_SOON"]),
}) {
  static readonly status = 409
}
