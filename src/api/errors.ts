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

/** Whether a gateway answered in place of its service, which is busy or down. */
export const isOfGateway = (status: number): boolean => status >= 502 && status <= 504

/** Whether the service itself gave no answer: what was sent may have arrived or not. */
export const isUnanswered = (error: { readonly _tag: string; readonly status?: number }): boolean =>
  error._tag === "Unreachable" || (error._tag === "Unexpected" && isOfGateway(error.status ?? 0))

/** Whether asking again later may help: nobody answered, or the server is in trouble. */
export const isPassing = (error: { readonly _tag: string; readonly status?: number }): boolean =>
  error._tag === "Unreachable" || (error._tag === "Unexpected" && (error.status ?? 0) >= 500)
