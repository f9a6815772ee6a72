import { type RefObject, useEffect, useRef } from "react"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import type { MarkersMap } from "../../ui/map/markersMap.ts"
import type { Position } from "../../ui/map/mercator.ts"
import { useMarkersMap as useMapOfMarkers } from "../../ui/map/useMarkersMap.ts"

/** Somewhere an element stands that has its key as `data-marker`. */
export interface Placed {
  readonly key: string
  readonly position: Position
}

/** A map for markers, in the panel's language and with its tiles. */
export const useMarkersMap = () => {
  const { locale, mapTiles } = usePanel()
  return useMapOfMarkers(limits.locales[locale], mapTiles)
}

/** Hands the elements to the map, which moves to them once for each `of`: later it stays where somebody moved it. */
export const usePlaced = (
  map: MarkersMap | undefined,
  placed: ReadonlyArray<Placed>,
  of = "",
): RefObject<HTMLDivElement | null> => {
  const over = useRef<HTMLDivElement>(null)
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const elements = [...(over.current?.querySelectorAll<HTMLElement>("[data-marker]") ?? [])]
    const byKey = new Map(elements.map((element) => [element.dataset["marker"], element]))
    map?.setMarkers(
      placed.flatMap(({ key, position }) => {
        const element = byKey.get(key)
        return element ? [{ element, position }] : []
      }),
    )
    if (!map || shown.current === of || placed.length === 0) return
    shown.current = of
    map.showAll()
  }, [map, placed, of])
  return over
}
