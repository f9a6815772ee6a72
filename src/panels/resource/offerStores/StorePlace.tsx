import type { Place } from "../../../contract/resource/field.ts"
import { offerCities } from "../../../contract/resources/offerCities.ts"
import type { FieldInputProps } from "../../../resource/described/fields/fieldInput.ts"
import { type Nearby, PlaceNear } from "../place/PlaceNear.tsx"
import { useNamedRecord } from "../place/useNamedRecord.ts"

/** How far from its middle a city reaches that does not say. Ours. */
const usualRadiusKm = 50

/** Where an offer store is, from the middle of its city. */
const StorePlace = (props: FieldInputProps) => {
  const city = useNamedRecord(offerCities, props.textOf?.("city") ?? "")
  const nearby: Nearby | undefined = city?.center
    ? { place: city.center as Place, name: city.name, withinKm: city.radiusKm ?? usualRadiusKm }
    : undefined
  return <PlaceNear {...props} nearby={nearby} />
}

export default StorePlace
