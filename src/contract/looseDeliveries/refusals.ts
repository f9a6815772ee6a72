import * as Schema from "effect/Schema"

/** One part of a price. */
const QuoteLine = Schema.Struct({
  part: Schema.Literals(["BASE", "DISTANCE", "STOPS", "SIZE", "RETURN"]),
  amountCents: Schema.Int,
})

/** Quote of a delivery, with price and duration, as an answer carries it. */
export const QuoteAnswer = Schema.Struct({
  distanceKm: Schema.Finite,
  etaMin: Schema.Int,
  priceCents: Schema.Int,
  lines: Schema.Array(QuoteLine),
  /** For each drop-off, what the store's own delivery areas say of it; left out without any. */
  areas: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        /** Name of the area that decides; null outside of all. */
        name: Schema.NullOr(Schema.String),
        /** Fee the store asks of its customer there; null where it does not deliver. */
        feeCents: Schema.NullOr(Schema.Int),
      }),
    ),
  ),
})

/** The price is no longer the one that was confirmed; with what it is now. Nothing was sent. */
export class QuoteChanged extends Schema.TaggedError<QuoteChanged>()("QuoteChanged", {
  quote: QuoteAnswer,
}) {
  static readonly status = 409
}

/** The company's credits do not cover the price. Nothing was sent. */
export class NotEnoughCredits extends Schema.TaggedError<NotEnoughCredits>()("NotEnoughCredits", {
  balanceCents: Schema.Int,
  priceCents: Schema.Int,
}) {
  static readonly status = 409
}

/** The company would have more credits than one may have. Nothing was added. */
export class TooManyCredits extends Schema.TaggedError<TooManyCredits>()("TooManyCredits", {
  balanceCents: Schema.Int,
  maxCents: Schema.Int,
}) {
  static readonly status = 409
}

/** Nobody drives that far. */
export class TooFar extends Schema.TaggedError<TooFar>()("TooFar", {
  distanceKm: Schema.Finite,
  maxKm: Schema.Finite,
}) {
  static readonly status = 422
}

/** Moving a loose delivery there needs one of the reasons there are for it. */
export class LooseReasonNeeded extends Schema.TaggedError<LooseReasonNeeded>()("LooseReasonNeeded", {
  reasons: Schema.Array(Schema.String),
}) {
  static readonly status = 422
}
