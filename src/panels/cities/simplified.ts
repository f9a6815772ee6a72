import { inflateCoordinates } from "ol/geom/flat/inflate.js"
import { simplifyLineString } from "ol/geom/flat/simplify.js"
import { cornersOf, ringOf } from "../../contract/resource/area.ts"
import type { Area, Place } from "../../contract/resource/field.ts"

type Corners = ReadonlyArray<Place>

const straightened = (line: Corners, tolerance: number): Corners => {
  const flat = line.flat()
  const straight = simplifyLineString(flat, 0, flat.length, 2, tolerance ** 2, true)
  return inflateCoordinates(straight, 0, straight.length, 2) as Array<[number, number]>
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
const maxTries = 10

/** An area of about its shape with at most this many corners; one that has too many rings for that keeps more. */
export const simplified = (area: Area, maxCorners: number): Area => {
  const count = (one: Area) => one.flatMap(cornersOf).length
  let now = area
  for (let step = 0; count(now) > maxCorners && step < maxTries; step += 1)
    now = area.map((ring) => ringWithin(ring, firstTolerance * 2 ** step))
  return now
}
