import { type ReactNode, Suspense, useId, useState } from "react"
import { type FoundPlace, isGuess } from "../../../contract/places/placeCalls.ts"
import type { Place } from "../../../contract/resource/field.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { numberOf } from "../../../contract/wire/plainNumber.ts"
import { PanelNumberField } from "../../../frame/fields/PanelNumberField.tsx"
import { FieldNote } from "../../../ui/field/FieldNote.tsx"
import { label as labelStyle } from "../../../ui/field/field.css.ts"
import { frame } from "../../../ui/map/placePicker.css.ts"
import type { FieldInputProps } from "./fieldInput.ts"
import type { PlaceOnMapProps } from "./PlaceOnMap.tsx"
import { itemFields, placed } from "./fields.css.ts"
import { lazily } from "../../../ui/root/lazily.tsx"
import { useFindsPlaces } from "../../places/useFoundPlaces.ts"

const PlaceSearch = lazily(() => import("../../places/PlaceSearch.tsx"))
const GuessNotice = lazily(() => import("../../places/GuessNotice.tsx"))

/** Weighs much and few records have it, so it is fetched when it is drawn. Without it the numbers are still there. */
const PlaceOnMap = lazily((): Promise<{ default: (props: PlaceOnMapProps) => ReactNode }> =>
  import("./PlaceOnMap.tsx").catch(() => ({ default: () => null })),
)

/** Maps write degrees with as many decimals as a number has; all are kept. */
const degrees = 15

const partsOf = (value: string): readonly [string, string] => {
  if (value === "") return ["", ""]
  const [longitude, latitude] = JSON.parse(value) as ReadonlyArray<number | string>
  return [String(longitude ?? ""), String(latitude ?? "")]
}

const isNumber = (text: string) => Number.isFinite(numberOf(text))

/** Numbers where both are; what was typed otherwise, which the wire's schema refuses. */
const textOf = (longitude: string, latitude: string): string => {
  if (longitude === "" && latitude === "") return ""
  const place: ReadonlyArray<string | number> = [longitude, latitude].map((part) =>
    isNumber(part) ? Number(part) : part,
  )
  return JSON.stringify(place satisfies ReadonlyArray<string | number> | Place)
}

/** Degrees to either side of the meridian, and of the equator. */
const maxDegrees = { longitude: 180, latitude: 90 } as const
const isWithin = (text: string, limit: number) => isNumber(text) && Math.abs(Number(text)) <= limit

/** The place two texts name, if there is one. */
const placeOf = (longitude: string, latitude: string): Place | undefined =>
  isWithin(longitude, maxDegrees.longitude) && isWithin(latitude, maxDegrees.latitude)
    ? [Number(longitude), Number(latitude)]
    : undefined

/** The place a draft's text names; nothing while it is none on the globe. */
export const placeIn = (value: string): Place | undefined => placeOf(...partsOf(value))

/** A draft's text for a place that was found; a guess is none until somebody confirms it. */
export const foundText = (found: FoundPlace): string => (isGuess(found) ? "" : JSON.stringify(found.place))

/** Props of a place's field beyond those of every field. */
export interface PlaceFieldProps {
  /** Center of the map while there is no place. */
  readonly center?: Place | undefined
  /** Company whose earlier places the search offers; the viewed one without it. */
  readonly company?: RecordId | undefined
  /** Place another field's search found, or none yet; this field has no search of its own then. */
  readonly found?: FoundPlace | "none"
  /** Called with the place that was chosen, to fill in the fields of its address. */
  readonly onFound?: ((found: FoundPlace) => void) | undefined
}

/**
 * A point on the map, found by its address, as latitude and longitude in degrees, and on the map. What is found but
 * only about there stays a guess, and the field empty, until somebody confirms it or marks the place.
 */
export const PlaceInput = ({
  center,
  company,
  found: outerFound,
  onFound,
  ...props
}: FieldInputProps & PlaceFieldProps) => {
  const { label, value, error, hint, isReadOnly, reader, onChange, onBlur } = props
  const id = useId()
  const [longitude, latitude] = partsOf(value)
  const isNone = longitude === "" && latitude === ""
  const findsPlaces = useFindsPlaces()
  const [ownFound, setFound] = useState<FoundPlace>()
  const found = outerFound === "none" ? undefined : (outerFound ?? ownFound)
  const guess = isNone && found && isGuess(found) ? found : undefined
  const find = (next: FoundPlace) => {
    setFound(next)
    onChange(foundText(next))
    onFound?.(next)
  }
  /** Returns the error of one of the two coordinates while the whole field has one. */
  const errorOf = (text: string, limit: number) =>
    error && !isNone && !isWithin(text, limit)
      ? reader.say("problem.range", { min: -limit, max: limit })
      : undefined
  const errors = {
    longitude: errorOf(longitude, maxDegrees.longitude),
    latitude: errorOf(latitude, maxDegrees.latitude),
  }
  const whole = errors.longitude || errors.latitude ? undefined : error
  const shared = { digits: degrees, isReadOnly, onBlur }
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-note`}
      className={placed}
      data-invalid={whole ? true : undefined}
    >
      <span id={`${id}-label`} className={labelStyle}>
        {label}
      </span>
      <Suspense>
        {findsPlaces && !isReadOnly && outerFound === undefined && (
          <PlaceSearch {...{ company }} onFind={find} />
        )}
        {guess && <GuessNotice {...{ guess }} onConfirm={() => onChange(JSON.stringify(guess.place))} />}
      </Suspense>
      <div className={itemFields}>
        <PanelNumberField
          {...shared}
          label={reader.say("latitude")}
          value={latitude}
          error={errors.latitude}
          onChange={(next) => onChange(textOf(longitude, next))}
        />
        <PanelNumberField
          {...shared}
          label={reader.say("longitude")}
          value={longitude}
          error={errors.longitude}
          onChange={(next) => onChange(textOf(next, latitude))}
        />
      </div>
      <Suspense fallback={<div className={frame} />}>
        <PlaceOnMap
          {...{ label, isReadOnly, reader, center }}
          place={placeOf(longitude, latitude) ?? guess?.place}
          isGuess={guess !== undefined}
          lookAt={found?.place}
          onChange={(place) => onChange(JSON.stringify(place))}
        />
      </Suspense>
      <FieldNote id={`${id}-note`} {...{ hint }} error={whole} />
    </fieldset>
  )
}
