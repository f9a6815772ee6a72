import * as Effect from "effect/Effect"
import type { RecordId } from "../../contract/wire/recordId.ts"

/** How many rows were changed, and which were not, each with the reason. */
export interface ChangeOutcome {
  readonly moved: number
  readonly refused: ReadonlyArray<{ readonly id: RecordId; readonly code: string; readonly reason: string }>
}

interface ChangeOptions<Row, E> {
  readonly change: (row: Row) => Effect.Effect<unknown, E>
  readonly explain: (error: E) => string
  /** Called with the number of rows handled so far. */
  readonly onProgress: (done: number) => void
}

/**
 * Changes rows one by one. A refused row stays as it is and is reported; once the service is unreachable, the remaining
 * rows are not tried.
 */
export const changeEach = Effect.fnUntraced(function* <
  Row extends { readonly _id: RecordId },
  E extends { readonly _tag: string },
>({ change, explain, onProgress }: ChangeOptions<Row, E>, rows: ReadonlyArray<Row>) {
  const refused: Array<ChangeOutcome["refused"][number]> = []
  let away: string | undefined
  for (const [done, row] of rows.entries()) {
    onProgress(done)
    const error =
      away === undefined
        ? yield* Effect.match(change(row), { onSuccess: () => undefined, onFailure: (cause) => cause })
        : undefined
    const reason = away ?? (error && explain(error))
    if (reason === undefined) continue
    if (error?._tag === "Unreachable") away = reason
    refused.push({ id: row._id, code: "", reason })
  }
  const outcome: ChangeOutcome = { moved: rows.length - refused.length, refused }
  return outcome
})
