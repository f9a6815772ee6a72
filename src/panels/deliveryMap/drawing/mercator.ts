import type { Position } from "../../../contract/location.ts"

/** A point of the map in metres, web mercator (EPSG:3857). */
export interface Point {
  readonly x: number
  readonly y: number
}

const radius = 6_378_137
const degree = Math.PI / 180
/** Web mercator ends here, in degrees. */
const lastLatitude = 85.06

/** Where a position is on the map; undefined near the poles, where the map ends. */
export const pointOf = ([longitude, latitude]: Position): Point | undefined =>
  Math.abs(latitude) < lastLatitude
    ? {
        x: longitude * degree * radius,
        y: radius * Math.log(Math.tan(Math.PI / 4 + (latitude * degree) / 2)),
      }
    : undefined

/** How much longer a metre of the map is than one on the ground, at this height of the map. */
export const stretchAt = (y: number): number => Math.cosh(y / radius)
