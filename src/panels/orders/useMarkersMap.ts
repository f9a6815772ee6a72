import { type RefObject, useEffect, useRef } from "react"
import { homeOf, type Town } from "../../business/places/homeOf.ts"
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

/** Moves the map to a town, for as long as nothing is placed on it. */
const useHome = (map: MarkersMap | undefined, isEmpty: boolean, { city, state }: Town) => {
  useEffect(() => {
    if (!map || !isEmpty) return
    let isWanted = true
    void map.outline.then((outline) => {
      const home = isWanted ? homeOf({ city, state }, outline) : undefined
      if (home) map.showAround(home.at, home.acrossKm)
    })
    return () => void (isWanted = false)
  }, [map, isEmpty, city, state])
}

interface PlacedOptions {
  /** The map moves to what is placed once for each: later it stays where somebody moved it. */
  readonly of: string
  /** The map shows it while nothing is placed. */
  readonly town: Town | undefined
}

/** Elements placed on the map, which moves to them, or without any to the town. */
export const usePlaced = (
  map: MarkersMap | undefined,
  placed: ReadonlyArray<Placed>,
  { of, town = {} }: PlacedOptions,
): RefObject<HTMLDivElement | null> => {
  useHome(map, placed.length === 0, town)
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
