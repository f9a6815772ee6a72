import { type Point, pointOf } from "./mercator.ts"
import { borders, cities, grain, land, states } from "./outlineShapes.ts"

/** A line on the map (x, y, x, y… in metres) and its bounding box. */
export interface Polyline {
  readonly points: Float64Array
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

export interface City {
  readonly name: string
  readonly at: Point
  /** Thousands. */
  readonly people: number
}

/** The map shown without tiles: land, borders, Brazil's states, and its cities from largest to smallest. */
export interface Outline {
  readonly land: ReadonlyArray<Polyline>
  readonly borders: ReadonlyArray<Polyline>
  readonly states: ReadonlyArray<Polyline>
  readonly cities: ReadonlyArray<City>
}

const polylineOf = (encoded: string): Polyline => {
  const steps = encoded.split(",").map(Number)
  const points = new Float64Array(steps.length)
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  let [longitude, latitude] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    longitude += steps[at]!
    latitude += steps[at + 1]!
    const { x, y } = pointOf([longitude / grain, latitude / grain]) ?? { x: 0, y: 0 }
    points[at] = x
    points[at + 1] = y
    box.west = Math.min(box.west, x)
    box.east = Math.max(box.east, x)
    box.south = Math.min(box.south, y)
    box.north = Math.max(box.north, y)
  }
  return { points, ...box }
}

const cityOf = (encoded: string): ReadonlyArray<City> => {
  const [name = "", longitude, latitude, people] = encoded.split(",")
  const at = pointOf([Number(longitude) / 1000, Number(latitude) / 1000])
  return at ? [{ name, at, people: Number(people) }] : []
}

const polylinesOf = (encoded: string) => encoded.split(";").map(polylineOf)

/** Decodes the shapes that come with the library. */
export const readOutline = (): Outline => ({
  land: polylinesOf(land),
  borders: polylinesOf(borders),
  states: polylinesOf(states),
  cities: cities.split(";").flatMap(cityOf),
})
