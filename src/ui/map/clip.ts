/** A rectangle on the map, in metres. */
export interface Box {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

export const overlaps = (one: Box, other: Box): boolean =>
  one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south

/** One edge of a box: whether a point is on its inner side, and at which part of a line from x, y to x2, y2 it is crossed. */
interface Edge {
  readonly isInside: (x: number, y: number) => boolean
  readonly crossing: (x: number, y: number, x2: number, y2: number) => number
}

const edgesOf = ({ west, east, south, north }: Box): ReadonlyArray<Edge> => [
  { isInside: (x) => x >= west, crossing: (x, _y, x2) => (west - x) / (x2 - x) },
  { isInside: (x) => x <= east, crossing: (x, _y, x2) => (east - x) / (x2 - x) },
  { isInside: (_x, y) => y >= south, crossing: (_x, y, _x2, y2) => (south - y) / (y2 - y) },
  { isInside: (_x, y) => y <= north, crossing: (_x, y, _x2, y2) => (north - y) / (y2 - y) },
]

const clipToEdge = (
  points: ArrayLike<number>,
  { isInside: isIn, crossing: part }: Edge,
): ReadonlyArray<number> => {
  const clipped: Array<number> = []
  const { length } = points
  for (let at = 0; at < length; at += 2) {
    const x = points[at]!
    const y = points[at + 1]!
    const x2 = points[(at + 2) % length]!
    const y2 = points[(at + 3) % length]!
    const starts = isIn(x, y)
    if (starts) clipped.push(x, y)
    if (starts === isIn(x2, y2)) continue
    const along = part(x, y, x2, y2)
    clipped.push(x + (x2 - x) * along, y + (y2 - y) * along)
  }
  return clipped
}

/** Clips a ring (x, y, x, y…) to a box (Sutherland–Hodgman), because a canvas fills small rings faster. */
export const clipRing = (points: ArrayLike<number>, box: Box): ArrayLike<number> => {
  let remaining = points
  for (const edge of edgesOf(box)) if (remaining.length > 0) remaining = clipToEdge(remaining, edge)
  return remaining
}
