import { cornersOf } from "../../contract/resource/area.ts"
import type { Place } from "../../contract/resource/field.ts"
import { kmPerDegree } from "../../contract/resource/kmBetween.ts"
import { deliverySettings, type DeliveryArea } from "../../contract/resources/deliverySettings.ts"
import { neighborhoodsOf, type StoreSurroundings } from "../../contract/deliveryAreas/areaHolds.ts"
import { plainName } from "../../contract/search/folded.ts"
import type { Fields } from "../../contract/resource/field.ts"
import type { ItemTextsOf } from "../../resource/described/recordTexts.ts"
import { itemValues } from "../../resource/described/kindTexts.ts"

/** One area as it is written. */
export type AreaTexts = ItemTextsOf<typeof deliverySettings, "areas">

/** Fields of an area. */
export const areaFields = deliverySettings.fields.areas.fields as Fields

const none = Object.fromEntries(Object.keys(areaFields).map((name) => [name, null]))

/** An area's values as they would be saved; what is not written yet is null. */
export const areaOf = (texts: AreaTexts): DeliveryArea =>
  // oxlint-disable-next-line house/double-cast -- values by name; the description has the same names
  ({
    ...none,
    weekdays: [],
    isActive: false,
    ...itemValues(areaFields, texts),
  }) as unknown as DeliveryArea

/** A new area: around the store, further than those there are. */
export const newArea = (name: string, areas: ReadonlyArray<DeliveryArea>): AreaTexts => ({
  name,
  shape: "RADIUS",
  delivers: "YES",
  radiusKm: String(Math.max(0, ...areas.map(({ radiusKm }) => radiusKm ?? 0)) + 2),
  feeRule: "FIXED",
  kmBy: "ROAD",
  isActive: "true",
})

/** Letters of areas that deliver, in the order of the list; those that do not have a cross. */
export const lettersOf = (areas: ReadonlyArray<DeliveryArea>): ReadonlyArray<string> => {
  let delivering = 0
  return areas.map(({ delivers }) =>
    delivers === "NO" ? "×" : String.fromCodePoint(65 + (delivering++ % 26)),
  )
}

const circleCorners = 64

/** Corners of a circle around a place, as rings are drawn. */
const circleAround = ([east, north]: Place, km: number): ReadonlyArray<Place> =>
  Array.from({ length: circleCorners }, (_, at) => {
    const angle = (at * 2 * Math.PI) / circleCorners
    const up = (km / kmPerDegree) * Math.sin(angle)
    const along = ((km / kmPerDegree) * Math.cos(angle)) / Math.cos((north * Math.PI) / 180)
    return [east + along, north + up] as const
  })

/** Outline of an area on the map, without the corner that closes each ring. */
export const outlineOf = (
  area: DeliveryArea,
  store: StoreSurroundings | undefined,
): ReadonlyArray<ReadonlyArray<Place>> => {
  if (area.shape === "POLYGON") return (area.area ?? []).map(cornersOf)
  if (!store) return []
  if (area.shape === "RADIUS") return [circleAround(store.place, area.radiusKm ?? 0)]
  const names = new Set(neighborhoodsOf(area).map(plainName))
  return store.neighborhoods.flatMap((one) =>
    one.area && names.has(plainName(one.name)) ? one.area.map(cornersOf) : [],
  )
}
