import type { Position } from "./mercator.ts"

/** The corners of each ring of an area, none twice. */
export type Corners = ReadonlyArray<ReadonlyArray<Position>>

/** A corner, by its ring and its place in it. */
export interface CornerAt {
  readonly ring: number
  readonly at: number
}

/** The corners with another one after the one that is named, in a ring of its own where there is none. */
export const withCorner = (corners: Corners, { ring, at }: CornerAt, position: Position): Corners =>
  corners.length === 0
    ? [[position]]
    : corners.with(ring, (corners[ring] ?? []).toSpliced(at + 1, 0, position))

/** The position halfway between two, to six digits: some ten centimeters. */
export const halfway = (one: Position, other: Position): Position => [
  Number(((one[0] + other[0]) / 2).toFixed(6)),
  Number(((one[1] + other[1]) / 2).toFixed(6)),
]

/** The corners with one moved. */
export const withMoved = (corners: Corners, { ring, at }: CornerAt, position: Position): Corners =>
  corners.with(ring, (corners[ring] ?? []).with(at, position))

/** The corners without one; a ring of none is left out. */
export const withoutCorner = (corners: Corners, { ring, at }: CornerAt): Corners =>
  corners.with(ring, (corners[ring] ?? []).toSpliced(at, 1)).filter(({ length }) => length > 0)

/** The corner after another one in its ring, or before it (-1). */
export const nextCorner = (corners: Corners, { ring, at }: CornerAt, by: 1 | -1): CornerAt => {
  const all = corners.flatMap((one, index) => one.map((_, place) => ({ ring: index, at: place })))
  const here = all.findIndex((one) => one.ring === ring && one.at === at)
  return all.at((here + by) % all.length) ?? { ring, at }
}

/** The corner that is nearest to one that may be gone. */
export const heldCorner = (corners: Corners, { ring, at }: CornerAt): CornerAt => {
  const index = Math.min(ring, Math.max(0, corners.length - 1))
  const last = (corners[index]?.length ?? 0) - 1
  return index === ring ? { ring, at: Math.min(at, last) } : { ring: index, at: last }
}
