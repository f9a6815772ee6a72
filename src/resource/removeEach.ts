import * as Effect from "effect/Effect"
import type { Api } from "../api/api.ts"
import type { ApiError } from "../api/errors.ts"
import type { DescribedRow } from "./described/describedRow.ts"
import { eachRow, type RefusedRow } from "./eachRow.ts"
import type { ListSay, ListSpec } from "./ListSpec.ts"

/** Number of rows deleted, and the rows that were not. */
export interface RemovalOutcome {
  readonly removed: number
  readonly refused: ReadonlyArray<RefusedRow>
}

interface RemovalOptions {
  readonly api: Api
  readonly spec: ListSpec
  readonly word: ListSay
  readonly explain: (error: ApiError) => string
  /** Called with the number of rows handled so far. */
  readonly onProgress: (doneCount: number) => void
}

/** Deletes rows one by one. */
export const removeEach = (
  { api, spec: { remove, key }, word, explain, onProgress }: RemovalOptions,
  rows: ReadonlyArray<DescribedRow>,
): Effect.Effect<RemovalOutcome> => {
  const refused = eachRow(
    {
      key,
      locked: (row) => remove.locked(word, row),
      act: (row) => remove.remove(api, row),
      explain: (error) => remove.explain(word, explain, error),
      onProgress,
    },
    rows,
  )
  return Effect.map(refused, (failures) => ({ removed: rows.length - failures.length, refused: failures }))
}
