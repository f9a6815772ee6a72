/** Degrees east and degrees north, in this order. */
export type Position = readonly [longitude: number, latitude: number]

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

/** Digits after the point of a position read off the map: a tenth of a metre. */
const positionDigits = 6
const rounded = (degrees: number) => Number(degrees.toFixed(positionDigits))

/** The position of a point; of one on a further turn around the world the same as on the first. */
export const positionAt = ({ x, y }: Point): Position => {
  const longitude = x / radius / degree
  const latitude = (2 * Math.atan(Math.exp(y / radius)) - Math.PI / 2) / degree
  return [rounded(longitude - 360 * Math.floor((longitude + 180) / 360)), rounded(latitude)]
}

/** Returns the number of map meters per meter on the ground at this y. */
export const stretchAt = (y: number): number => Math.cosh(y / radius)
