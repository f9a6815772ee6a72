import { idFrom, type RecordId } from "../contract/wire/recordId.ts"
import type { DescribedRow } from "./described/describedRow.ts"

/** The rows loaded so far, by key: a selection may span pages. */
export const makeSeenRows = (key: ((row: DescribedRow) => RecordId) | undefined) => {
  const rows = new Map<string, DescribedRow>()
  /** The rows as they are kept: one that says what it said before stays the same object, so that it is not drawn anew. */
  const reuse = (loaded: ReadonlyArray<DescribedRow>): ReadonlyArray<DescribedRow> =>
    loaded.map((row) => {
      if (!key) return row
      const name = String(key(row))
      const former = rows.get(name)
      const unchanged = former !== undefined && JSON.stringify(former) === JSON.stringify(row) ? former : row
      rows.set(name, unchanged)
      return unchanged
    })
  const rowOf = (text: string) => rows.get(text)
  const idOf = (text: string): RecordId => {
    const row = rows.get(text)
    return key && row !== undefined ? key(row) : idFrom(text)
  }
  return { keep: reuse, rowOf, idOf }
}
