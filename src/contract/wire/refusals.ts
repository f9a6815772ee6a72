import * as Schema from "effect/Schema"

/**
 * Codes of field problems. `order` concerns two moments or days, `limit` two numbers; `repeated` and `overlap` (in time) belong to the later
 * of two items; `reserved` to a value the caller may not set; for `variable` the path ends with the variable's name.
 */
export const issueCodes = [
  "required",
  "type",
  "tooShort",
  "tooLong",
  "range",
  "format",
  "unknown",
  "swapped",
  "order",
  "limit",
  "repeated",
  "reserved",
  "overlap",
  "variable",
  "missing",
  "markup",
  "past",
  "night",
  "own",
  "year",
  "birth",
  "overpaid",
  "invalid",
] as const

/** One field that breaks the contract. `path` is dotted and starts with the part of the request (`body.title`). */
export const FieldIssue = Schema.Struct({
  path: Schema.String,
  code: Schema.Literals(issueCodes),
  message: Schema.String,
})
export type FieldIssue = typeof FieldIssue.Type

/** The request is not what the endpoint describes. Nothing was written. */
export class BadRequest extends Schema.TaggedError<BadRequest>()("BadRequest", {
  issues: Schema.Array(FieldIssue),
}) {
  static readonly status = 400
}

/** No token, or one that is expired, forged or revoked. */
export class Unauthenticated extends Schema.TaggedError<Unauthenticated>()("Unauthenticated", {}) {
  static readonly status = 401
}

/** Signed in, but without any of the permissions the call needs. */
export class Forbidden extends Schema.TaggedError<Forbidden>()("Forbidden", {
  needs: Schema.Array(Schema.String),
}) {
  static readonly status = 403
}

/** The `Company` header names a company the user does not belong to, or is malformed. */
export class ForeignCompany extends Schema.TaggedError<ForeignCompany>()("ForeignCompany", {}) {
  static readonly status = 403
}

/** No such record, or none within the caller's reach; the answer does not tell which. */
export class NotFound extends Schema.TaggedError<NotFound>()("NotFound", {}) {
  static readonly status = 404
}

/** The same `Idempotency-Key` came with another request. */
export class IdempotencyMismatch extends Schema.TaggedError<IdempotencyMismatch>()(
  "IdempotencyMismatch",
  {},
) {
  static readonly status = 422
}

/** The same request was completed before, and its answer erased with a person's data. */
export class AnswerForgotten extends Schema.TaggedError<AnswerForgotten>()("AnswerForgotten", {}) {
  static readonly status = 410
}

/**
 * The record has a version and the save names none, so it could overwrite changes its author never saw. The version
 * is named in the record or by `If-Match: "3"`; `If-Match: *` overwrites any version.
 */
export class VersionRequired extends Schema.TaggedError<VersionRequired>()("VersionRequired", {}) {
  static readonly status = 428
}

/** Too many attempts; `retryAfter` is in seconds. */
export class TooManyRequests extends Schema.TaggedError<TooManyRequests>()("TooManyRequests", {
  retryAfter: Schema.Int,
}) {
  static readonly status = 429
}

/** Refusals any call may meet, listed once. */
export const commonRefusals = [
  BadRequest,
  Unauthenticated,
  Forbidden,
  ForeignCompany,
  NotFound,
  IdempotencyMismatch,
  AnswerForgotten,
  VersionRequired,
  TooManyRequests,
] as const
export type CommonRefusal = (typeof commonRefusals)[number]["Type"]
