import { type RefObject, useEffect, useRef, useState } from "react"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { MarkersMap } from "../../ui/map/markersMap.ts"
import type { Position } from "../../ui/map/mercator.ts"
import { useMapColours } from "../../ui/map/useMapColours.ts"
import { useMotion } from "../../ui/map/useMotion.ts"

/** Somewhere an element stands that has its key as `data-marker`. */
export interface Placed {
  readonly key: string
  readonly position: Position
}

/** The map in its place, in the theme's colors. */
export const useMarkersMap = () => {
  const { locale, mapTiles } = usePanel()
  const target = useRef<HTMLDivElement>(null)
  const probes = useRef<HTMLDivElement>(null)
  const colours = useMapColours(probes, limits.locales[locale])
  const [map, setMap] = useState<MarkersMap>()
  useEffect(() => {
    if (!target.current) return
    const made = new MarkersMap(target.current)
    setMap(made)
    return () => {
      setMap(undefined)
      made.remove()
    }
  }, [])
  useMotion(map)
  useEffect(() => {
    if (colours) map?.setColours(colours)
  }, [map, colours])
  useEffect(() => (mapTiles ? map?.addTiles(mapTiles) : undefined), [map, mapTiles])
  return { target, probes, map }
}

/** Hands the elements to the map, which moves to them once: later it stays where somebody moved it. */
export const usePlaced = (
  map: MarkersMap | undefined,
  placed: ReadonlyArray<Placed>,
): RefObject<HTMLDivElement | null> => {
  const over = useRef<HTMLDivElement>(null)
  const isShown = useRef(false)
  useEffect(() => {
    const elements = [...(over.current?.querySelectorAll<HTMLElement>("[data-marker]") ?? [])]
    const byKey = new Map(elements.map((element) => [element.dataset["marker"], element]))
    map?.setMarkers(
      placed.flatMap(({ key, position }) => {
        const element = byKey.get(key)
        return element ? [{ element, position }] : []
      }),
    )
    if (!map || isShown.current || placed.length === 0) return
    isShown.current = true
    map.showAll()
  }, [map, placed])
  return over
}
