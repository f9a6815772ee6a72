import { cornersOf, ringOf } from "../../contract/resource/area.ts"
import type { Area, Place } from "../../contract/resource/field.ts"

type Corners = ReadonlyArray<Place>

/** How far a place is from the line between two others, in degrees. */
const distance = ([x, y]: Place, [ax, ay]: Place, [bx, by]: Place): number => {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

/** Leaves out what is nearer to the line than the tolerance (Douglas and Peucker, 1973). */
const straightened = (line: Corners, tolerance: number): Corners => {
  const [first] = line
  const last = line.at(-1)
  if (!first || !last || line.length < 3) return line
  const far = line.reduce(
    (found, place, at) => {
      const by = at === 0 || at === line.length - 1 ? -1 : distance(place, first, last)
      return by > found.by ? { at, by } : found
    },
    { at: 0, by: -1 },
  )
  if (far.by <= tolerance) return [first, last]
  return [
    ...straightened(line.slice(0, far.at + 1), tolerance),
    ...straightened(line.slice(far.at), tolerance).slice(1),
  ]
}

const ringWithin = (ring: Corners, tolerance: number): Corners => {
  const half = Math.floor(ring.length / 2)
  const straight = [
    ...straightened(ring.slice(0, half + 1), tolerance),
    ...straightened(ring.slice(half), tolerance).slice(1),
  ]
  const corners = cornersOf(straight)
  return corners.length < 3 ? ring : ringOf(corners)
}

/** Degrees it begins with: some five metres. Each further try leaves out more. */
const firstTolerance = 0.000_05
const tries = 10

/** An area of about its shape with at most this many corners; one that has too many rings for that keeps more. */
export const simplified = (area: Area, most: number): Area => {
  const count = (one: Area) => one.flatMap(cornersOf).length
  let now = area
  for (let step = 0; count(now) > most && step < tries; step += 1)
    now = area.map((ring) => ringWithin(ring, firstTolerance * 2 ** step))
  return now
}
