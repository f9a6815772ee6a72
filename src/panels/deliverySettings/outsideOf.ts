import type { DeliverySurroundings } from "../../contract/deliveryAreas/deliveryAreaCalls.ts"
import { areaHolds, type StoreSurroundings } from "../../contract/deliveryAreas/areaHolds.ts"
import type { Place } from "../../contract/resource/field.ts"
import { kmBetween } from "../../contract/resource/kmBetween.ts"
import type { DeliveryArea } from "../../contract/resources/deliverySettings.ts"
import { outlineOf } from "./areaDraft.ts"

/** Kilometers beyond an area within which customers are just outside. */
const justOutsideKm = 1

/** Kilometers from a place to the nearest part of an edge; edges are short enough to be flat. */
const kmToEdge = (place: Place, one: Place, other: Place): number => {
  const scale = Math.cos((place[1] * Math.PI) / 180)
  const [dx, dy] = [(other[0] - one[0]) * scale, other[1] - one[1]]
  const along = ((place[0] - one[0]) * scale * dx + (place[1] - one[1]) * dy) / (dx * dx + dy * dy || 1)
  const share = Math.min(1, Math.max(0, along))
  return kmBetween(place, [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share])
}

/** Places of customers outside every area that delivers, at most a kilometer beyond one of them. */
export const outsideOf = (
  customers: DeliverySurroundings["customers"],
  areas: ReadonlyArray<DeliveryArea>,
  store: StoreSurroundings,
): DeliverySurroundings["customers"] => {
  const delivering = areas.filter(({ delivers, isActive }) => isActive && delivers !== "NO")
  const rings = delivering.flatMap((area) => outlineOf(area, store))
  const isNear = (place: Place) =>
    rings.some((ring) =>
      ring.some(
        (corner, at) => kmToEdge(place, corner, ring[(at + 1) % ring.length] ?? corner) <= justOutsideKm,
      ),
    )
  return customers.filter(
    ({ place }) => !delivering.some((area) => areaHolds(area, { place }, store)) && isNear(place),
  )
}
