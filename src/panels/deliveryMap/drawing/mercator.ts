import type { Position } from "../../../contract/deliveryPeople/location.ts"

/** A point on the map in metres, Web Mercator (EPSG:3857). */
export interface Point {
  readonly x: number
  readonly y: number
}

const radius = 6_378_137
const degree = Math.PI / 180
/** The latitude, in degrees, where Web Mercator ends. */
const lastLatitude = 85.06

/** The point of a position; undefined near the poles, where the map ends. */
export const pointOf = ([longitude, latitude]: Position): Point | undefined =>
  Math.abs(latitude) < lastLatitude
    ? {
        x: longitude * degree * radius,
        y: radius * Math.log(Math.tan(Math.PI / 4 + (latitude * degree) / 2)),
      }
    : undefined

/** How many map metres one metre on the ground has at this y. */
export const stretchAt = (y: number): number => Math.cosh(y / radius)
