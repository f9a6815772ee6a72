import * as Schema from "effect/Schema"

/** Another record of the same owner has this value already. */
export class ValueTaken extends Schema.TaggedError<ValueTaken>()("ValueTaken", { field: Schema.String }) {
  static readonly status = 409
}

/** Other records name this one, so it stays: which ones (a resource's name, or the source's), and how many. */
export class RecordInUse extends Schema.TaggedError<RecordInUse>()("RecordInUse", {
  by: Schema.String,
  count: Schema.Int,
}) {
  static readonly status = 409
}

/** A record does not go from its present status to the wanted one. */
export class MoveRefused extends Schema.TaggedError<MoveRefused>()("MoveRefused", {
  from: Schema.String,
  nextStatuses: Schema.Array(Schema.String),
}) {
  static readonly status = 409
}

/** A field names a record that does not exist within the caller's reach; the answer does not tell which of the two. */
export class UnknownReference extends Schema.TaggedError<UnknownReference>()("UnknownReference", {
  field: Schema.String,
}) {
  static readonly status = 422
}

/** A record under another cannot have that one among those under itself. */
export class CircularTree extends Schema.TaggedError<CircularTree>()("CircularTree", {
  field: Schema.String,
}) {
  static readonly status = 422
}
