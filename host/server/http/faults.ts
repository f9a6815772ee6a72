import * as Schema from "effect/Schema"

/** The database does not answer; the same request may be sent again. */
export class Unavailable extends Schema.TaggedError<Unavailable>()("Unavailable", {}) {
  static readonly status = 503
}

/** The path exists, but not with this method. */
export class MethodNotAllowed extends Schema.TaggedError<MethodNotAllowed>()("MethodNotAllowed", {}) {
  static readonly status = 405
}

/** The body is larger than any call needs. */
export class PayloadTooLarge extends Schema.TaggedError<PayloadTooLarge>()("PayloadTooLarge", {}) {
  static readonly status = 413
}

/** The body is not JSON by its content type. */
export class UnsupportedMediaType extends Schema.TaggedError<UnsupportedMediaType>()(
  "UnsupportedMediaType",
  {},
) {
  static readonly status = 415
}

/** The request took too long to arrive. */
export class RequestTimeout extends Schema.TaggedError<RequestTimeout>()("RequestTimeout", {}) {
  static readonly status = 408
}

/** A mistake of ours. The log has the request's id. */
export class InternalFault extends Schema.TaggedError<InternalFault>()("InternalFault", {}) {
  static readonly status = 500
}

/** Failures any call may have on the way to it or below it. */
export type ServerFault =
  | Unavailable
  | MethodNotAllowed
  | PayloadTooLarge
  | UnsupportedMediaType
  | RequestTimeout
  | InternalFault

/** The store does not answer, or not as it should; the same may succeed later. */
export class StoreAway extends Error {}
