import * as Effect from "effect/Effect"
import type * as Schema from "effect/Schema"
import { isWhole } from "../contract/read.ts"

/**
 * The record after a write that succeeded. An answer that told all of it is it; else it is read again, and where that
 * fails it is what was sent: the write itself was done.
 */
export const recordAfter = <A>(
  record: Schema.Codec<A, unknown>,
  told: Partial<A>,
  { again: reload, sent }: { readonly again: Effect.Effect<A, unknown>; readonly sent: A },
): Effect.Effect<A> =>
  isWhole(record, told) ? Effect.succeed(told) : Effect.orElseSucceed(reload, () => ({ ...sent, ...told }))
