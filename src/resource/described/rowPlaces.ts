import { type RecordId, sameId } from "../../contract/wire/recordId.ts"
import type { DescribedRow } from "./describedRow.ts"

/** Where a record is put among those of its owner. */
export type RecordPlace = { readonly before: RecordId } | { readonly after: RecordId }

/** Rows as they stand after one was put elsewhere, and how a call says so. */
export interface Reordered {
  readonly rows: ReadonlyArray<DescribedRow>
  readonly place: RecordPlace
}

const isOfSameOwner = (one: DescribedRow, other: DescribedRow): boolean =>
  sameId(one.owner?._id, other.owner?._id)

/** Which row of the same owner comes next in a direction; -1 where none is shown. */
const nextOf = (rows: ReadonlyArray<DescribedRow>, at: number, step: -1 | 1): number => {
  const row = rows[at]
  const isOther = (one: DescribedRow) => row !== undefined && isOfSameOwner(one, row)
  if (step < 0) return rows.slice(0, Math.max(0, at)).findLastIndex(isOther)
  const next = rows.slice(at + 1).findIndex(isOther)
  return next < 0 ? -1 : at + 1 + next
}

/**
 * Puts the row at `at` into the gap before the row at `gap`. It is told beside the nearest row of its owner, since each
 * owner's records have an order of their own. Undefined where that changes nothing.
 */
export const rowPut = (rows: ReadonlyArray<DescribedRow>, at: number, gap: number): Reordered | undefined => {
  const row = rows[at]
  if (!row || gap === at || gap === at + 1) return undefined
  const others = rows.toSpliced(at, 1)
  const to = gap > at ? gap - 1 : gap
  const former = others.slice(0, to).findLast((one) => isOfSameOwner(one, row))
  const next = others.slice(to).find((one) => isOfSameOwner(one, row))
  const place = former ? { after: former._id } : next && { before: next._id }
  return place && { rows: others.toSpliced(to, 0, row), place }
}

/** Moves a row by a place among those of its owner; undefined where none of them is shown in that direction. */
export const rowStepped = (
  rows: ReadonlyArray<DescribedRow>,
  row: DescribedRow,
  step: -1 | 1,
): Reordered | undefined => {
  const at = rows.findIndex(({ _id }) => sameId(_id, row._id))
  const next = nextOf(rows, at, step)
  return next < 0 ? undefined : rowPut(rows, at, step < 0 ? next : next + 1)
}

/** Where a row is put beside a neighbour on another page. */
export const placeBeside = (
  row: DescribedRow,
  neighbour: DescribedRow,
  step: -1 | 1,
): RecordPlace | undefined => {
  if (!isOfSameOwner(row, neighbour)) return undefined
  return step < 0 ? { before: neighbour._id } : { after: neighbour._id }
}
