import type { ItemTextsOf } from "../../resource/described/recordTexts.ts"
import { Suspense, useContext, useState } from "react"
import type { Place } from "../../contract/resource/field.ts"
import { looseDeliveries } from "../../contract/resources/looseDeliveries.ts"
import type { Fields } from "../../contract/resource/field.ts"
import { isPresent } from "../../contract/resource/body.ts"
import { itemValues } from "../../resource/described/kindTexts.ts"
import { fieldLabel } from "../../resource/described/readableValue.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { NamingContext } from "../../resource/described/fields/naming.ts"
import { itemFields } from "../../resource/described/fields/fields.css.ts"
import { PlaceInput } from "../../resource/described/fields/PlaceInput.tsx"
import { Button } from "../../ui/button/Button.tsx"
import { chevronDown } from "../../ui/icon/icons.ts"
import { wide } from "../../resource/editor/editor.css.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { useFindsPlaces } from "../../resource/places/useFoundPlaces.ts"
import { useFoundDropoff } from "./useFoundDropoff.ts"
import { useLooseWords } from "./words.ts"

const AddressSearch = lazily(() => import("../../resource/places/AddressSearch.tsx"))

const fields = looseDeliveries.fields.dropoffs.fields as Fields
const { place: placeField } = fields

/** Fields that every drop-off needs, and fields that only some have. */
const first = ["address", "contactName", "phone"] as const
const optionalFields = ["reference", "orderRef", "collect", "collectBy", "changeFor", "note"] as const

const nothing = () => ({ error: undefined, onBlur: () => {} })

interface Props {
  readonly input: FieldInputProps
  readonly item: ItemTextsOf<typeof looseDeliveries, "dropoffs">
  readonly at: number
  readonly center: Place | undefined
  readonly isMapOpen: boolean
  readonly onMap: () => void
  readonly onItem: (item: ItemTextsOf<typeof looseDeliveries, "dropoffs">) => void
}

/** Fields of one drop-off: the address and the recipient, the position, and fields only some need. */
export const DropoffFields = ({ input, item, at, center, isMapOpen, onMap, onItem }: Props) => {
  const { path, reader, isReadOnly, within = nothing, Nested } = input
  const say = useLooseWords()
  const [showsMore, setShowsMore] = useState(false)
  // Pasted or repeated values are visible, and stay open while they are edited.
  if (!showsMore && optionalFields.some((name) => item[name])) setShowsMore(true)
  const values = itemValues(fields, item)
  const write = (name: keyof typeof item) => (text: string) => onItem({ ...item, [name]: text })
  const fieldOf = (name: keyof typeof item) => {
    const field = fields[name]
    return field && isPresent(field, values) ? (
      <Nested
        key={name}
        {...{ reader, isReadOnly, field }}
        {...within(`${at}.${name}`)}
        path={`${path}.${name}`}
        value={item[name] ?? ""}
        onChange={write(name)}
      />
    ) : null
  }
  const place = within(`${at}.place`)
  const findsPlaces = useFindsPlaces()
  const company = useContext(NamingContext)?.owner
  const { found, find, writeAddress } = useFoundDropoff(item, onItem)
  return (
    <>
      <div className={itemFields}>
        <div className={wide}>
          {findsPlaces ? (
            <Suspense>
              <AddressSearch
                {...within(`${at}.address`)}
                {...{ company, isReadOnly }}
                isRequired
                label={fieldLabel(reader, `${path}.address`)}
                value={item.address ?? ""}
                onChange={writeAddress}
                onFind={(one) => {
                  find(one)
                  onMap()
                }}
              />
            </Suspense>
          ) : (
            fieldOf(first[0])
          )}
        </div>
        {first.slice(1).map(fieldOf)}
      </div>
      {isMapOpen && placeField ? (
        <PlaceInput
          {...input}
          {...place}
          field={placeField}
          path={`${path}.place`}
          label={fieldLabel(reader, `${path}.place`)}
          optionalLabel={undefined}
          hint={undefined}
          isRequired
          {...(findsPlaces && { found: found ?? "none" })}
          center={center}
          value={item.place ?? ""}
          onChange={write("place")}
        />
      ) : (
        <span>
          <Button size="small" onPress={onMap}>
            {say(item.place ? "placed" : "onMap")}
          </Button>
        </span>
      )}
      {showsMore ? (
        <div className={itemFields}>{optionalFields.map(fieldOf)}</div>
      ) : (
        <span>
          <Button size="small" tone="quiet" icon={chevronDown} onPress={() => setShowsMore(true)}>
            {say("more")}
          </Button>
        </span>
      )}
    </>
  )
}
