import { useState } from "react"
import type { Place } from "../../contract/resource/field.ts"
import type { StoreSurroundings } from "../../contract/deliveryAreas/areaHolds.ts"
import type { DeliveryArea } from "../../contract/resources/deliverySettings.ts"
import { areaProblem, ringOf } from "../../contract/resource/area.ts"
import { limits } from "../../contract/limits.ts"
import { mapWords } from "../../frame/mapWords.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMapSource } from "../../frame/useMapSource.ts"
import { useWords } from "../../frame/useWords.ts"
import { AreaPicker } from "../../ui/map/AreaPicker.tsx"
import type { AreaMark } from "../../ui/map/AreaPickerProps.ts"
import { heldCorner, type Corners } from "../../ui/map/areaCorners.ts"
import { lettersOf, outlineOf } from "./areaDraft.ts"
import { useDeliveryAreaWords } from "./words.ts"

interface Props {
  readonly areas: ReadonlyArray<DeliveryArea>
  readonly store: StoreSurroundings | undefined
  readonly current: number | undefined
  readonly isDrawing: boolean
  readonly marks: ReadonlyArray<AreaMark>
  readonly onDraw: (corners: Corners) => void
  readonly onPlace: (place: Place) => void
}

/** All areas of a store on a map; the open one is drawn there, and else a tap tries an address. */
const AreasMap = ({ areas, store, current, isDrawing, marks, onDraw, onPlace }: Props) => {
  const say = useDeliveryAreaWords()
  const map = useWords("map", mapWords)
  const { mapTiles, locale } = usePanel()
  const letters = lettersOf(areas)
  const open = current === undefined ? undefined : areas[current]
  const corners = isDrawing && open ? outlineOf(open, store) : []
  const [corner, setCorner] = useState({ ring: 0, at: -1 })
  return (
    <AreaPicker
      {...{ corners, marks }}
      chosenCorner={heldCorner(corners, corner)}
      label={say("map")}
      help={say("help")}
      corner={(number, count) => say("corner", { number, count })}
      otherAreas={areas.flatMap((area, at) => {
        const isOpen = at === current
        if ((isOpen && isDrawing) || (!isOpen && !area.isActive)) return []
        const outline = outlineOf(area, store)
        return [{ name: letters[at] ?? "", corners: outline, isRefused: area.delivers === "NO", isOpen }]
      })}
      center={areas.length > 0 ? undefined : store?.place}
      source={useMapSource(mapTiles)}
      tiles={mapTiles}
      zoomIn={map("zoomIn")}
      zoomOut={map("zoomOut")}
      language={limits.locales[locale]}
      isReadOnly={!isDrawing}
      isWrong={isDrawing && corners.length > 0 && areaProblem(corners.map(ringOf)) === "crossing"}
      onPlace={isDrawing ? undefined : onPlace}
      onHold={setCorner}
      onChange={onDraw}
    />
  )
}

export default AreasMap
