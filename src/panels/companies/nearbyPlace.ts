import type { Area, Place } from "../../contract/resource/field.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import type { cities } from "../../contract/resources/cities.ts"
import { type Nearby, usualKm } from "../../business/places/nearby.ts"
import { plainName } from "../../contract/search/folded.ts"

const digits = 6

/** The middle of the corners of an area's largest outline. */
const middleOf = (area: Area): Place | undefined => {
  const corners = area.toSorted((one, other) => other.length - one.length)[0]?.slice(1) ?? []
  if (corners.length === 0) return undefined
  const mean = (axis: 0 | 1) =>
    Number((corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length).toFixed(digits))
  return [mean(0), mean(1)]
}

/** Returns the city's neighborhood of this name if its area is known, otherwise the city's center. */
export const nearbyPlace = (city: RowOf<typeof cities>, neighborhood: string): Nearby | undefined => {
  const targetName = plainName(neighborhood)
  const found = (city.neighborhoods ?? []).find(
    ({ name }) => targetName !== "" && plainName(name) === targetName,
  )
  const middle = found?.area ? middleOf(found.area as Area) : undefined
  if (found && middle) return { place: middle, name: found.name, withinKm: usualKm }
  return city.center ? { place: city.center as Place, name: city.name, withinKm: usualKm } : undefined
}
