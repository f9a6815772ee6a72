import type { Position } from "../../../src/contract/deliveryPeople/location.ts"
import type { Random } from "./random.ts"

/** Metres in a degree of latitude, and of longitude in São Paulo. */
const metres = { north: 110_540, east: 102_030 }
/** Direction of the streets in the center, in radians from north. */
const slant = 0.6
const [cos, sin] = [Math.cos(slant), Math.sin(slant)]

type Vector = readonly [east: number, north: number]

const between = (from: Position, to: Position): Vector => [
  (to[0] - from[0]) * metres.east,
  (to[1] - from[1]) * metres.north,
]

const moved = ([longitude, latitude]: Position, [east, north]: Vector): Position => [
  longitude + east / metres.east,
  latitude + north / metres.north,
]

/** The way from one place to another, corner by corner. */
export type Way = ReadonlyArray<Position>

/** Metres as the crow flies. */
export const distanceOf = (from: Position, to: Position): number => Math.hypot(...between(from, to))

/** Metres of a way that begins here. */
export const lengthOf = (from: Position, way: Way): number =>
  way.reduce((sum, corner, index) => sum + distanceOf(way[index - 1] ?? from, corner), 0)

/** A way along the two directions streets have, turning a few times as one does to follow them. */
export const wayTo = (from: Position, to: Position, random: Random): Way => {
  const [east, north] = between(from, to)
  const along = east * cos + north * sin
  const across = north * cos - east * sin
  const turns = 1 + random.below(3)
  const parts = Array.from({ length: turns }, () => 1 + random.below(4))
  const whole = parts.reduce((sum, part) => sum + part, 0)
  let here = from
  const corners = parts.flatMap((part) => {
    const [forward, sideways] = [(along * part) / whole, (across * part) / whole]
    const corner = moved(here, [forward * cos, forward * sin])
    here = moved(corner, [-sideways * sin, sideways * cos])
    return [corner, here]
  })
  return [...corners.slice(0, -1), to]
}

/** Returns the position after a number of meters of a way, and the rest of the way. */
export const walk = (
  from: Position,
  way: Way,
  far: number,
): { readonly here: Position; readonly left: Way } => {
  let here = from
  let rest = far
  for (const [index, corner] of way.entries()) {
    const length = distanceOf(here, corner)
    if (length > rest) {
      const [east, north] = between(here, corner)
      return { here: moved(here, [(east * rest) / length, (north * rest) / length]), left: way.slice(index) }
    }
    rest -= length
    here = corner
  }
  return { here, left: [] }
}

/** Metres from a store its customers live at most. */
export const districtMetres = 2600

/** Somewhere at most so many metres away, in any direction. */
export const positionNear = (middle: Position, maxMetres: number, random: Random): Position => {
  const angle = (random.below(360) * Math.PI) / 180
  const far = maxMetres * (0.2 + (0.8 * random.below(1000)) / 1000)
  return moved(middle, [far * Math.cos(angle), far * Math.sin(angle)])
}
