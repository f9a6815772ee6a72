import * as Schema from "effect/Schema"

/** Some of the prices are below the cost of their product, and nobody confirmed that. Nothing was written. */
export class BelowCost extends Schema.TaggedError<BelowCost>()("BelowCost", { count: Schema.Int }) {
  static readonly status = 409
}

/** The selection has more products than one change of prices takes. */
export class TooManyProducts extends Schema.TaggedError<TooManyProducts>()("TooManyProducts", {
  count: Schema.Int,
  max: Schema.Int,
}) {
  static readonly status = 413
}
