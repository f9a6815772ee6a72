import * as Schema from "effect/Schema"
import type { CommonRefusal } from "../contract/wire/refusals.ts"

/** No answer: offline, too slow, or refused by the browser. */
export class Unreachable extends Schema.TaggedError<Unreachable>()("Unreachable", {
  cause: Schema.Defect(),
}) {}

/** An answer the contract does not foresee: an undeclared status or a body of another shape. */
export class Unexpected extends Schema.TaggedError<Unexpected>()("Unexpected", {
  status: Schema.Int,
  detail: Schema.String,
  /** The server's name for the request, to quote to support. */
  requestId: Schema.optionalKey(Schema.String),
}) {}

/** What any call may fail with, besides its own refusals. */
export type ApiError = Unreachable | Unexpected | CommonRefusal
