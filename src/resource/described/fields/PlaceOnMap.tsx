import { limits } from "../../../contract/limits.ts"
import type { Place } from "../../../contract/resource/field.ts"
import { mapWords } from "../../../frame/mapWords.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useMapSource } from "../../../frame/useMapSource.ts"
import { useWords } from "../../../frame/useWords.ts"
import { PlacePicker } from "../../../ui/map/PlacePicker.tsx"
import type { FieldInputProps } from "./fieldInput.ts"

export interface PlaceOnMapProps extends Pick<FieldInputProps, "label" | "isReadOnly" | "reader"> {
  /** A place there is. */
  readonly place: Place | undefined
  /** True if the place is only about there. */
  readonly isGuess?: boolean
  /** Place the map moves to, as it was found by its address. */
  readonly lookAt?: Place | undefined
  /** Center of the map while there is no place. */
  readonly center?: Place | undefined
  readonly onChange: (place: Place) => void
}

/** The map of a field that is a place. */
const PlaceOnMap = ({
  label,
  isReadOnly,
  reader: { say, locale },
  place,
  isGuess,
  lookAt,
  center,
  onChange,
}: PlaceOnMapProps) => {
  const map = useWords("map", mapWords)
  const { mapTiles } = usePanel()
  const language = limits.locales[locale]
  const degreesText = (degrees: number) => degrees.toLocaleString(language, { maximumFractionDigits: 4 })
  return (
    <PlacePicker
      {...{ place, isGuess, lookAt, center, isReadOnly, onChange, language }}
      label={say("placeMap", { field: label })}
      help={isReadOnly ? undefined : say("placeHelp")}
      said={
        place ? say("placeAt", { longitude: degreesText(place[0]), latitude: degreesText(place[1]) }) : ""
      }
      source={useMapSource(mapTiles)}
      tiles={mapTiles}
      zoomIn={map("zoomIn")}
      zoomOut={map("zoomOut")}
    />
  )
}

export default PlaceOnMap
