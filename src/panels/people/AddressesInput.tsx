import { useState } from "react"
import { filledParts } from "../../contract/places/addressText.ts"
import type { people } from "../../contract/resources/people.ts"
import { wide } from "../../resource/editor/editor.css.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { type ItemHeadProps, ListInput } from "../../resource/described/fields/ListInput.tsx"
import type { WrittenName } from "../../resource/described/recordTexts.ts"
import AddressSearch from "../../resource/places/AddressSearch.tsx"
import { useFindsPlaces } from "../../resource/places/useFoundPlaces.ts"

/** Search that fills in the fields of one address. */
const AddressHead = ({ item, onItem }: ItemHeadProps) => {
  const [text, setText] = useState("")
  if (!useFindsPlaces()) return null
  return (
    <div className={wide}>
      <AddressSearch
        hasMap={false}
        value={text}
        onChange={setText}
        onFind={({ address }) => onItem({ ...item, ...filledParts(address) })}
      />
    </div>
  )
}

/** Addresses of a person, each found by a text or written by hand. */
const AddressesInput = (props: FieldInputProps<WrittenName<typeof people>>) => (
  <ListInput {...(props as FieldInputProps)} ItemHead={AddressHead} />
)

export default AddressesInput
