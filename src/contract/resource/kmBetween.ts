import type { Place } from "./field.ts"

const earthKm = 6371
/** Kilometers from one degree north to the next. */
export const kmPerDegree = (earthKm * Math.PI) / 180
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometers between two places as a bird flies. */
export const kmBetween = ([east, north]: Place, [otherEast, otherNorth]: Place): number => {
  const up = Math.sin(radians(otherNorth - north) / 2)
  const along = Math.sin(radians(otherEast - east) / 2)
  const chord = up ** 2 + Math.cos(radians(north)) * Math.cos(radians(otherNorth)) * along ** 2
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}
