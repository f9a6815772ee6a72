import { type RowRange, type Surroundings, surroundingsOf } from "../../ui/optionList/useRenderedRows.ts"

/** A row of the list. */
export interface WindowRow {
  /** Stands in `data-key`. */
  readonly key: string
  /** Height in px until one of its shape is measured. */
  readonly height: number
  /** Rows of one shape have the same lines, and so mostly the same height. */
  readonly shape: string
  readonly isHead: boolean
}

/** Edges of rows from the top of their list, in px: the first row's, and so on, up to the end of the last. */
export const offsetsOf = (heights: ReadonlyArray<number>): ReadonlyArray<number> => {
  const offsets = [0]
  let sum = 0
  for (const height of heights) offsets.push((sum += height))
  return offsets
}

/** The first row that ends below a place, by its edges. */
const rowAt = (offsets: ReadonlyArray<number>, px: number): number => {
  let [low, high] = [0, offsets.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((offsets[middle + 1] ?? Infinity) > px) high = middle
    else low = middle + 1
  }
  return low
}

/** Rows between two places in px. */
export const rowsBetween = (offsets: ReadonlyArray<number>, top: number, bottom: number): RowRange => {
  const count = offsets.length - 1
  return { from: Math.min(rowAt(offsets, top), count), to: Math.min(rowAt(offsets, bottom) + 1, count) }
}

/** Rows this far out of view are rendered, in px. */
const [aheadPx, behindPx] = [800, 200]

/** The rows in view and those around them, as the list is scrolled up or down. */
export const rowsAround = (
  offsets: ReadonlyArray<number>,
  [top, bottom]: readonly [top: number, bottom: number],
  isUp: boolean,
): Surroundings =>
  surroundingsOf(isUp, aheadPx, behindPx, (above, below) => rowsBetween(offsets, top - above, bottom + below))

/** Heights in px that were measured: of the first row of each shape, and of each row unlike that. */
export interface Heights {
  readonly byKey: ReadonlyMap<string, number>
  readonly byShape: ReadonlyMap<string, number>
}

/** A row's height as it was measured, or as one of its shape was, or as it was guessed. */
export const heightOf = ({ byKey, byShape }: Heights, { key, shape, height }: WindowRow): number =>
  byKey.get(key) ?? byShape.get(shape) ?? height

/** Heights with those of rows that were measured; the same where they are as expected. */
export const withMeasured = (
  before: Heights,
  measured: ReadonlyArray<readonly [row: WindowRow, height: number]>,
): Heights => {
  const isExpected = (heights: Heights, row: WindowRow, height: number) =>
    heights.byShape.has(row.shape) && heightOf(heights, row) === height
  if (measured.every(([row, height]) => isExpected(before, row, height))) return before
  const after = { byKey: new Map(before.byKey), byShape: new Map(before.byShape) }
  for (const [row, height] of measured) {
    if (!after.byShape.has(row.shape)) after.byShape.set(row.shape, height)
    else if (!isExpected(after, row, height)) after.byKey.set(row.key, height)
  }
  return after
}

/** A rendered row, or the room of rows that are not, in px. */
export type WindowPart = { readonly row: number } | { readonly gap: number; readonly before: number }

/** Rows to render in their order, with room for those between them. */
export const windowParts = (
  offsets: ReadonlyArray<number>,
  rows: Iterable<number>,
): ReadonlyArray<WindowPart> => {
  const parts: Array<WindowPart> = []
  const count = offsets.length - 1
  let next = 0
  const skipTo = (row: number) => {
    const gap = (offsets[row] ?? 0) - (offsets[next] ?? 0)
    if (row > next) parts.push({ gap, before: row })
  }
  for (const row of [...new Set(rows)].toSorted((one, other) => one - other)) {
    if (row < 0 || row >= count) continue
    skipTo(row)
    parts.push({ row })
    next = row + 1
  }
  skipTo(count)
  return parts
}
