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

/** Rows are rendered in steps of this many, so that not each pixel renders. */
const rowStep = 4

/** Rows between two places in px, in whole steps. */
export const rowsBetween = (
  offsets: ReadonlyArray<number>,
  top: number,
  bottom: number,
): { readonly from: number; readonly to: number } => {
  const count = offsets.length - 1
  const from = Math.floor(rowAt(offsets, top) / rowStep) * rowStep
  const to = Math.ceil((rowAt(offsets, bottom) + 1) / rowStep) * rowStep
  return { from: Math.max(0, Math.min(from, count)), to: Math.max(0, Math.min(to, count)) }
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
