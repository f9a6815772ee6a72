import { filledParts } from "../../contract/places/addressText.ts"
import type { FoundPlace } from "../../contract/places/placeCalls.ts"
import type { braspagSubordinates } from "../../contract/resources/braspagSubordinates.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { LineInput } from "../../resource/described/fields/TextInputs.tsx"
import type { WrittenName } from "../../resource/described/recordTexts.ts"
import AddressSearch from "../../resource/places/AddressSearch.tsx"
import { useFindsPlaces } from "../../resource/places/useFoundPlaces.ts"
import { writeKnown } from "../../resource/places/writeKnown.ts"

const streetOf = ({ label, address: { line, number } }: FoundPlace): string =>
  line === undefined ? label : [line, number].filter(Boolean).join(", ")

/** Street of a seller; a place that is found fills in city, state and CEP too. */
const SellerStreet = (props: FieldInputProps<WrittenName<typeof braspagSubordinates>>) => {
  const { label, value, error, optionalLabel, isRequired, isReadOnly, onChange, onBlur, write } = props
  if (!useFindsPlaces()) return <LineInput {...(props as FieldInputProps)} />
  return (
    <AddressSearch
      {...{ label, value, error, optionalLabel, isRequired, isReadOnly, onChange, onBlur }}
      hasMap={false}
      textOf={streetOf}
      onFind={({ address }) => {
        const { city, state, postCode } = filledParts(address)
        writeKnown(write, { city, state, postCode })
      }}
    />
  )
}

export default SellerStreet
