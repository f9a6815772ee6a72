import { useId } from "react"
import type { Place } from "../../../contract/resource/field.ts"
import { limits } from "../../../contract/limits.ts"
import { FieldNote } from "../../../ui/field/FieldNote.tsx"
import { label as labelStyle } from "../../../ui/field/field.css.ts"
import { NumberField } from "../../../ui/field/NumberField.tsx"
import type { FieldInputProps } from "./fieldInput.ts"
import { itemFields, repeater } from "./fields.css.ts"

const degrees = 7

const partsOf = (value: string): readonly [string, string] => {
  if (value === "") return ["", ""]
  const [longitude, latitude] = JSON.parse(value) as ReadonlyArray<number | string>
  return [String(longitude ?? ""), String(latitude ?? "")]
}

const isNumber = (text: string) => text !== "" && Number.isFinite(Number(text))

/** Numbers where both are; what was typed otherwise, which the wire's schema refuses. */
const textOf = (longitude: string, latitude: string): string => {
  if (longitude === "" && latitude === "") return ""
  const place: ReadonlyArray<string | number> = [longitude, latitude].map((part) =>
    isNumber(part) ? Number(part) : part,
  )
  return JSON.stringify(place satisfies ReadonlyArray<string | number> | Place)
}

/** A point on the map, as latitude and longitude in degrees. */
export const PlaceInput = (props: FieldInputProps) => {
  const { label, value, error, hint, isReadOnly, reader, onChange, onBlur } = props
  const id = useId()
  const [longitude, latitude] = partsOf(value)
  const shared = { digits: degrees, locale: limits.locales[reader.locale], isReadOnly, onBlur }
  return (
    <fieldset aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`} className={repeater}>
      <span id={`${id}-label`} className={labelStyle}>
        {label}
      </span>
      <div className={itemFields}>
        <NumberField
          {...shared}
          label={reader.say("latitude")}
          value={latitude}
          onChange={(next) => onChange(textOf(longitude, next))}
        />
        <NumberField
          {...shared}
          label={reader.say("longitude")}
          value={longitude}
          onChange={(next) => onChange(textOf(next, latitude))}
        />
      </div>
      <FieldNote id={`${id}-note`} {...{ error, hint }} />
    </fieldset>
  )
}
