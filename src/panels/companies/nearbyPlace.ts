import type { Area, Place } from "../../contract/resource/field.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import type { cities } from "../../contract/resources/cities.ts"
import { type Nearby, usualKm } from "../../business/places/nearby.ts"
import { middleOfArea } from "../../contract/resource/middleOfArea.ts"
import { plainName } from "../../contract/search/folded.ts"

/** Returns the city's neighborhood of this name if its area is known, otherwise the city's center. */
export const nearbyPlace = (city: RowOf<typeof cities>, neighborhood: string): Nearby | undefined => {
  const targetName = plainName(neighborhood)
  const found = (city.neighborhoods ?? []).find(
    ({ name }) => targetName !== "" && plainName(name) === targetName,
  )
  const middle = found?.area ? middleOfArea(found.area as Area) : undefined
  if (found && middle) return { place: middle, name: found.name, withinKm: usualKm }
  return city.center ? { place: city.center as Place, name: city.name, withinKm: usualKm } : undefined
}
