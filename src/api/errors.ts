import * as Data from "effect/Data"
import type { CommonRefusal } from "../contract/wire/refusals.ts"

/** No answer: offline, too slow, or refused by the browser. */
export class Unreachable extends Data.TaggedError("Unreachable")<{ readonly cause: unknown }> {}

/** An answer the contract does not foresee: an undeclared status or a body of another shape. */
export class Unexpected extends Data.TaggedError("Unexpected")<{
  readonly status: number
  readonly detail: string
  /** The server's name for the request, to quote to support. */
  readonly requestId?: string
}> {}

/** Errors any call may fail with, besides its own refusals. */
export type ApiError = Unreachable | Unexpected | CommonRefusal
