import * as Schema from "effect/Schema"
import { SomeRows } from "./menuData.ts"

/** Somebody else changed rows of a menu or their places first, or removed them; `rows` are those that are left, as they are now. */
export class StaleRows extends Schema.TaggedError<StaleRows>()("StaleRows", {
  /** Places of the changes that were refused, from 0. */
  ops: Schema.Array(Schema.Int),
  rows: SomeRows,
}) {
  static readonly status = 412
}

/** An option would ask for the group it belongs to, if only through other groups. */
export class GroupCircle extends Schema.TaggedError<GroupCircle>()("GroupCircle", {
  /** Names of the groups, each of which asks for the next. */
  groups: Schema.Array(Schema.String),
}) {
  static readonly status = 422
}

/** Changes would touch what a store has of the model store it follows; prices and what is sold are its own to change. */
export class FollowsModel extends Schema.TaggedError<FollowsModel>()("FollowsModel", {
  /** The model store's name. */
  model: Schema.String,
}) {
  static readonly status = 409
}
