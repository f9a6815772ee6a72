import * as Schema from "effect/Schema"

/** A store cannot follow one that follows it, if only through other stores. */
export class WouldCircle extends Schema.TaggedError<WouldCircle>()("WouldCircle", {
  /** Names of the stores, each of which follows the next. */
  stores: Schema.Array(Schema.String),
}) {
  static readonly status = 422
}

/**
 * A store follows one of its own franchise, or one of its application that belongs to none; both must be within the
 * caller's reach. The answer does not tell which of these it is not.
 */
export class OtherTenant extends Schema.TaggedError<OtherTenant>()("OtherTenant", {}) {
  static readonly status = 422
}
