import type { Reference } from "../../contract/resource/field.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { parentKey } from "../../contract/resource/tree.ts"
import { type RecordId, sameId } from "../../contract/wire/recordId.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"
import type { DescribedRow } from "./describedRow.ts"

/** Position of a record among its owner's records. */
export type RecordPlace = { readonly before: RecordId } | { readonly after: RecordId }

/** Rows as they stand after one was put elsewhere, and how a call says so. */
export interface Reordered {
  readonly rows: ReadonlyArray<DescribedRow>
  readonly place: RecordPlace
}

/** The record rows are ordered within, where they are not among all of their owner. */
const groupOf = ({ order }: Resource, row: DescribedRow): RecordId | undefined =>
  typeof order === "object"
    ? (entryOf(row as object, order.within) as Reference | null | undefined)?._id
    : undefined

/** True if two rows share one order: same owner and, in a tree, same parent record, or the one they are ordered within. */
const areSiblings = (resource: Resource, one: DescribedRow, other: DescribedRow): boolean =>
  sameId(one.owner?._id, other.owner?._id) &&
  parentKey(resource, one) === parentKey(resource, other) &&
  sameId(groupOf(resource, one), groupOf(resource, other))

/** Returns the index of the next sibling in a direction; -1 if none is shown. */
const nextOf = (resource: Resource, rows: ReadonlyArray<DescribedRow>, at: number, step: -1 | 1): number => {
  const row = rows[at]
  const isOther = (one: DescribedRow) => row !== undefined && areSiblings(resource, one, row)
  if (step < 0) return rows.slice(0, Math.max(0, at)).findLastIndex(isOther)
  const next = rows.slice(at + 1).findIndex(isOther)
  return next < 0 ? -1 : at + 1 + next
}

/**
 * Puts the row at `at` into the gap before the row at `gap`. It is told beside the nearest of its siblings, since these
 * have an order of their own. Undefined where that changes nothing.
 */
export const rowPut = (
  resource: Resource,
  rows: ReadonlyArray<DescribedRow>,
  at: number,
  gap: number,
): Reordered | undefined => {
  const row = rows[at]
  if (!row || gap === at || gap === at + 1) return undefined
  const otherRows = rows.toSpliced(at, 1)
  const to = gap > at ? gap - 1 : gap
  const former = otherRows.slice(0, to).findLastIndex((one) => areSiblings(resource, one, row))
  const next = otherRows.findIndex((one, index) => index >= to && areSiblings(resource, one, row))
  const beside = otherRows[former < 0 ? next : former]
  if (!beside) return undefined
  const place = former < 0 ? { before: beside._id } : { after: beside._id }
  // Rows that are ordered within another record stay with those of it.
  const shown = typeof resource.order === "object" ? (former < 0 ? next : former + 1) : to
  return { rows: otherRows.toSpliced(shown, 0, row), place }
}

/** Moves a row by a place among its siblings; undefined where none of them is shown in that direction. */
export const rowStepped = (
  resource: Resource,
  rows: ReadonlyArray<DescribedRow>,
  row: DescribedRow,
  step: -1 | 1,
): Reordered | undefined => {
  const at = rows.findIndex(({ _id }) => sameId(_id, row._id))
  const next = nextOf(resource, rows, at, step)
  return next < 0 ? undefined : rowPut(resource, rows, at, step < 0 ? next : next + 1)
}

/** Returns the position of a row next to a neighbor on another page. */
export const placeBeside = (
  resource: Resource,
  row: DescribedRow,
  neighbour: DescribedRow,
  step: -1 | 1,
): RecordPlace | undefined => {
  if (!areSiblings(resource, row, neighbour)) return undefined
  return step < 0 ? { before: neighbour._id } : { after: neighbour._id }
}
