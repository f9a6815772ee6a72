import type { PrepTimes } from "../companies/prepMinutesAt.ts"
import type { Area, Place } from "../resource/field.ts"
import { isWithinArea } from "../resource/isWithinArea.ts"
import { kmBetween } from "../resource/kmBetween.ts"
import type { DeliveryArea } from "../resources/deliverySettings.ts"
import { plainName } from "../search/folded.ts"

/** A neighborhood of the store's city; without an area it is known by its name alone. */
export interface KnownNeighborhood {
  readonly name: string
  readonly area?: Area | null
}

/** Place of a store, its clock and the neighborhoods around it. */
export interface StoreSurroundings {
  readonly place: Place
  readonly timeZone: string
  readonly neighborhoods: ReadonlyArray<KnownNeighborhood>
  /** Left out where the time to the door is that of the areas alone. */
  readonly prepTimes?: PrepTimes | undefined
}

/** Address a delivery goes to, as far as it is known. */
export interface Destination {
  readonly place: Place
  readonly neighborhood?: string | null | undefined
}

/** Names of the neighborhoods of an area, one a line. */
export const neighborhoodsOf = ({
  neighborhoods,
}: Pick<DeliveryArea, "neighborhoods">): ReadonlyArray<string> =>
  (neighborhoods ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")

const isOfNeighborhoods = (
  area: DeliveryArea,
  { place, neighborhood }: Destination,
  known: ReadonlyArray<KnownNeighborhood>,
): boolean => {
  const names = new Set(neighborhoodsOf(area).map(plainName))
  if (neighborhood && names.has(plainName(neighborhood))) return true
  return known.some(
    (one) => names.has(plainName(one.name)) && one.area != null && isWithinArea(place, one.area),
  )
}

/** True if an area's shape holds an address, at whatever time. */
export const areaHolds = (area: DeliveryArea, to: Destination, store: StoreSurroundings): boolean => {
  if (area.shape === "RADIUS") return kmBetween(store.place, to.place) <= (area.radiusKm ?? 0)
  if (area.shape === "POLYGON") return area.area != null && isWithinArea(to.place, area.area)
  return area.shape === "NEIGHBORHOOD" && isOfNeighborhoods(area, to, store.neighborhoods)
}
