import type { Locale } from "../contract/limits.ts"
import * as Effect from "effect/Effect"

/** A call as a handler sees it, decoded. */
export interface HandlerInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  /** Language of the caller. */
  readonly language: Locale
}

export type Handler = (input: HandlerInput) => Effect.Effect<unknown, object>
