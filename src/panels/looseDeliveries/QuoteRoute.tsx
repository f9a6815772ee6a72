import type { Place } from "../../contract/resource/field.ts"
import { limits } from "../../contract/limits.ts"
import { mapWords } from "../../frame/mapWords.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMapSource } from "../../frame/useMapSource.ts"
import { useWords } from "../../frame/useWords.ts"
import { store } from "../../ui/icon/mapIcons.ts"
import { RouteMap } from "../../ui/map/RouteMap.tsx"
import type { RouteStop } from "../../ui/map/RouteMapProps.ts"
import { useLooseWords } from "./words.ts"

interface Props {
  readonly pickup: Place | undefined
  /** In the order they are driven to; undefined where one is not on the map yet. */
  readonly dropoffs: ReadonlyArray<Place | undefined>
}

/** The way a delivery takes: from the pickup to each drop-off, as far as they are on the map. */
export const QuoteRoute = ({ pickup, dropoffs }: Props) => {
  const say = useLooseWords()
  const map = useWords("map", mapWords)
  const { locale, mapTiles } = usePanel()
  const source = useMapSource(mapTiles)
  const placed = dropoffs.flatMap((position, at): ReadonlyArray<RouteStop> => {
    const number = at + 1
    return position
      ? [{ id: String(number), position, name: say("dropoff", { number }), text: String(number) }]
      : []
  })
  const stops: ReadonlyArray<RouteStop> = [
    ...(pickup ? [{ id: "pickup", position: pickup, name: say("pickup"), icon: store }] : []),
    ...placed,
  ]
  if (placed.length === 0) return null
  return (
    <RouteMap
      {...{ source, stops }}
      label={say("route")}
      language={limits.locales[locale]}
      tiles={mapTiles}
      zoomIn={map("zoomIn")}
      zoomOut={map("zoomOut")}
    />
  )
}
