import { useMemo } from "react"
import { cities } from "../../contract/resources/cities.ts"
import type { companies } from "../../contract/resources/companies.ts"
import type { WrittenName } from "../../resource/described/recordTexts.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { filledParts } from "../../contract/places/addressText.ts"
import type { FoundPlace } from "../../contract/places/placeCalls.ts"
import { referenceText } from "../../resource/described/kindTexts.ts"
import { writeKnown } from "../../resource/places/writeKnown.ts"
import { PlaceNear } from "../../business/places/PlaceNear.tsx"
import { useNamedRecord } from "../../business/places/useNamedRecord.ts"
import { nearbyPlace } from "./nearbyPlace.ts"

/** Field for a company's position, starting near its neighborhood or city. */
const CompanyPlace = (props: FieldInputProps<WrittenName<typeof companies>>) => {
  const { textOf } = props
  const { record: city, ...reading } = useNamedRecord(cities, textOf?.("city") ?? "")
  const neighborhood = textOf?.("neighborhood") ?? ""
  const nearby = useMemo(() => city && nearbyPlace(city, neighborhood), [city, neighborhood])
  const fill = ({ address, servedCity }: FoundPlace) => {
    const { line, number, complement, neighborhood: district, postCode } = filledParts(address)
    writeKnown(props.write, { addressLine: line, number, complement, neighborhood: district, postCode })
    if (servedCity) props.write?.("city", referenceText(servedCity))
  }
  return <PlaceNear {...props} {...reading} nearby={nearby} onFound={fill} />
}

export default CompanyPlace
