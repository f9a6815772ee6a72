import * as Effect from "effect/Effect"
import type { Api } from "../api/api.ts"
import type { ApiError } from "../api/errors.ts"
import type { BulkOutcome } from "../contract/wire/bulk.ts"
import type { Say } from "../frame/useWords.ts"
import type { ListSpec, ListWords } from "./ListSpec.ts"

/** How many rows were deleted, and which were not. A refusal without a `reason` is explained by its code. */
export interface RemovalOutcome {
  readonly removed: number
  readonly refused: ReadonlyArray<BulkOutcome["refused"][number] & { readonly reason?: string }>
}

interface RemovalOptions<Row, W extends ListWords, R> {
  readonly api: Api
  readonly spec: ListSpec<Row, W, R>
  readonly say: Say<W>
  readonly explain: (error: ApiError) => string
  /** Called with the number of rows handled so far. */
  readonly onProgress: (done: number) => void
}

const isUnreachable = (error: unknown) => (error as { readonly _tag?: unknown })._tag === "Unreachable"

/**
 * Deletes rows one by one. A refused row stays and is reported; once the service is unreachable, the remaining rows are
 * not tried.
 */
export const removeEach = Effect.fnUntraced(function* <Row, W extends ListWords, R>(
  { api, spec, say, explain, onProgress }: RemovalOptions<Row, W, R>,
  rows: ReadonlyArray<Row>,
) {
  const { remove, key } = spec
  const refused: Array<RemovalOutcome["refused"][number]> = []
  const refuse = (row: Row, reason: string) => void refused.push({ id: key(row), code: "", reason })
  let away: string | undefined
  for (const [done, row] of rows.entries()) {
    onProgress(done)
    const locked = away ?? remove.locked(say, row)
    if (locked !== undefined) {
      refuse(row, locked)
      continue
    }
    const error = yield* Effect.match(remove.remove(api, row), {
      onSuccess: () => undefined,
      onFailure: (cause) => cause,
    })
    if (error === undefined) continue
    const reason = remove.explain(say, explain, error)
    if (isUnreachable(error)) away = reason
    refuse(row, reason)
  }
  const outcome: RemovalOutcome = { removed: rows.length - refused.length, refused }
  return outcome
})
