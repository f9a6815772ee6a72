import * as Schema from "effect/Schema"

/** Degrees east and degrees north, in this order. */
export type Position = readonly [longitude: number, latitude: number]

/** Position reported by the platform; may be missing. Read it with `positionOf`. */
export const Location = Schema.Struct({
  type: Schema.optionalKey(Schema.Unknown),
  coordinates: Schema.optionalKey(Schema.Unknown),
})

/** Brazil and its islands, in degrees. */
const home = { west: -74.1, east: -28.6, south: -33.9, north: 5.4 }

const isHome = ([longitude, latitude]: Position) =>
  longitude >= home.west && longitude <= home.east && latitude >= home.south && latitude <= home.north

/** True for a place outside Brazil that would lie in it the other way round: latitude came first. */
const isSwapped = ([longitude, latitude]: Position): boolean =>
  !isHome([longitude, latitude]) && isHome([latitude, longitude])

const isWithin = (value: unknown, max: number): value is number =>
  typeof value === "number" && Math.abs(value) <= max

/** True for the position that a device without a fix reports. */
const isNowhere = (position: Position) => position.every((degrees) => degrees === 0)

/** Returns a position; undefined if it is missing, out of range, swapped, or reported by a device without a fix. */
export const positionOf = (location: typeof Location.Type | null | undefined): Position | undefined => {
  const coordinates = location?.coordinates
  if (!Array.isArray(coordinates) || coordinates.length < 2) return undefined
  const [longitude, latitude] = coordinates as ReadonlyArray<unknown>
  if (!isWithin(longitude, 180) || !isWithin(latitude, 90)) return undefined
  const position: Position = [longitude, latitude]
  return isSwapped(position) || isNowhere(position) ? undefined : position
}

const degrees = (max: number) => Schema.Finite.check(Schema.isBetween({ minimum: -max, maximum: max }))

/** A location to be kept: a longitude and a latitude, both in range, not swapped, and not 0 and 0. */
export const KnownLocation = Schema.Struct({
  coordinates: Schema.Tuple([degrees(180), degrees(90)]).check(
    Schema.makeFilter((position: Position) => !isSwapped(position), {
      identifier: "isNotSwapped",
    }),
    Schema.makeFilter((position: Position) => !isNowhere(position)),
  ),
})
