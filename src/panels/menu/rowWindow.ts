import type { RowRange } from "../../ui/optionList/useRenderedRows.ts"

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

/** Rows this far out of view are rendered, and kept until less than half of it is left, in px. */
const overscanPx = 500

/** Rows to render for a part in view: those there are as long as they reach far enough, so that few frames of a scroll render. */
export const rowsToRender = (
  offsets: ReadonlyArray<number>,
  current: RowRange,
  [top, bottom]: readonly [top: number, bottom: number],
): RowRange => {
  const needed = rowsBetween(offsets, top - overscanPx / 2, bottom + overscanPx / 2)
  const most = rowsBetween(offsets, top - 2 * overscanPx, bottom + 2 * overscanPx)
  const isEnough = current.from <= needed.from && current.to >= needed.to
  const isTooMuch = current.from < most.from || current.to > most.to
  return isEnough && !isTooMuch ? current : rowsBetween(offsets, top - overscanPx, bottom + overscanPx)
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
