import * as Effect from "effect/Effect"
import { type AnyError, isUnanswered } from "../api/transient.ts"
import type { BulkOutcome } from "../contract/wire/bulk.ts"
import type { RecordId } from "../contract/wire/recordId.ts"

/** A row that stays as it is. One without a `reason` is explained by its code. */
export type RefusedRow = BulkOutcome["refused"][number] & { readonly reason?: string }

interface EachRow<Row, E> {
  readonly key: (row: Row) => RecordId
  /** Returns the reason a row is skipped without a try. */
  readonly locked?: (row: Row) => string | undefined
  readonly act: (row: Row) => Effect.Effect<unknown, E>
  readonly explain: (error: E) => string
  /** Called with the number of rows handled so far. */
  readonly onProgress: (doneCount: number) => void
}

/** Does something to rows one by one, and answers those that were refused; once the service is away, the rest are not tried. */
export const eachRow = Effect.fnUntraced(function* <Row, E>(
  { key, locked, act, explain, onProgress }: EachRow<Row, E>,
  rows: ReadonlyArray<Row>,
) {
  const refused: Array<RefusedRow> = []
  let away: string | undefined
  for (const [doneCount, row] of rows.entries()) {
    onProgress(doneCount)
    let reason = away ?? locked?.(row)
    if (reason === undefined) {
      const exit = yield* Effect.result(act(row))
      if (exit._tag === "Success") continue
      reason = explain(exit.failure)
      if (isUnanswered(exit.failure as AnyError)) away = reason
    }
    refused.push({ id: key(row), code: "", reason })
  }
  return refused as ReadonlyArray<RefusedRow>
})
