import { addressLine } from "../../contract/places/addressText.ts"
import type { Place } from "../../contract/resource/field.ts"
import { offerCities } from "../../contract/resources/offerCities.ts"
import type { offerStores } from "../../contract/resources/offerStores.ts"
import type { WrittenName } from "../../resource/described/recordTexts.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { type Nearby, usualKm } from "../../business/places/nearby.ts"
import { PlaceNear } from "../../business/places/PlaceNear.tsx"
import { useNamedRecord } from "../../business/places/useNamedRecord.ts"

/** Field for an offer store's position, starting near the center of its city. */
const StorePlace = (props: FieldInputProps<WrittenName<typeof offerStores>>) => {
  const { record: city, ...reading } = useNamedRecord(offerCities, props.textOf?.("city") ?? "")
  const nearby: Nearby | undefined = city?.center
    ? { place: city.center as Place, name: city.name, withinKm: city.radiusKm ?? usualKm }
    : undefined
  return (
    <PlaceNear
      {...props}
      {...reading}
      nearby={nearby}
      onFound={({ address: { city: _city, state: _state, postCode: _code, ...street } }) =>
        street.line && props.write?.("address", addressLine(street))
      }
    />
  )
}

export default StorePlace
