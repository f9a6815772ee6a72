/** A box on the map, metres. */
export interface Box {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

export const meets = (one: Box, other: Box): boolean =>
  one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south

/** One edge of a box: which side is in, and where a line from x, y to x2, y2 crosses it. */
interface Edge {
  readonly isIn: (x: number, y: number) => boolean
  readonly part: (x: number, y: number, x2: number, y2: number) => number
}

const edgesOf = ({ west, east, south, north }: Box): ReadonlyArray<Edge> => [
  { isIn: (x) => x >= west, part: (x, _y, x2) => (west - x) / (x2 - x) },
  { isIn: (x) => x <= east, part: (x, _y, x2) => (east - x) / (x2 - x) },
  { isIn: (_x, y) => y >= south, part: (_x, y, _x2, y2) => (south - y) / (y2 - y) },
  { isIn: (_x, y) => y <= north, part: (_x, y, _x2, y2) => (north - y) / (y2 - y) },
]

const cut = (points: ArrayLike<number>, { isIn, part }: Edge): ReadonlyArray<number> => {
  const kept: Array<number> = []
  const { length } = points
  for (let at = 0; at < length; at += 2) {
    const x = points[at]!
    const y = points[at + 1]!
    const x2 = points[(at + 2) % length]!
    const y2 = points[(at + 3) % length]!
    const starts = isIn(x, y)
    if (starts) kept.push(x, y)
    if (starts === isIn(x2, y2)) continue
    const along = part(x, y, x2, y2)
    kept.push(x + (x2 - x) * along, y + (y2 - y) * along)
  }
  return kept
}

/** What of a ring (x, y, x, y…) lies in a box, for filling (Sutherland and Hodgman). A canvas fills small rings fast. */
export const clipRing = (points: ArrayLike<number>, box: Box): ArrayLike<number> => {
  let left = points
  for (const edge of edgesOf(box)) if (left.length > 0) left = cut(left, edge)
  return left
}
