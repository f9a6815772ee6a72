import * as Effect from "effect/Effect"
import type * as Schema from "effect/Schema"
import { isWhole, recordPart } from "../contract/wire/read.ts"

/**
 * The record after a successful write. If the answer is incomplete, the record is read again; if that fails too, it is
 * what was sent, because the write itself was done.
 */
export const recordAfter = <A extends object>(
  record: Schema.Codec<A, unknown>,
  response: Partial<A>,
  { reload, sent }: { readonly reload: Effect.Effect<A, unknown>; readonly sent: A },
): Effect.Effect<A> =>
  isWhole(record, response)
    ? Effect.succeed(response)
    : Effect.orElseSucceed(reload, () => ({ ...sent, ...recordPart(record, response) }))
