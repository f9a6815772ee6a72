import * as Schema from "effect/Schema"
import { Day } from "../wire/text.ts"

/**
 * Renewing would not move the end of a license to the day that was confirmed, or it ends more than a billing period from
 * now already; with its end.
 */
export class RenewalRefused extends Schema.TaggedError<RenewalRefused>()("RenewalRefused", {
  expiresAt: Day,
}) {
  static readonly status = 409
}
