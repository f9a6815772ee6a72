import { useEffect, useRef, useState } from "react"
import { MarkersMap } from "./markersMap.ts"
import { useMapColours } from "./useMapColours.ts"
import { useMotion } from "./useMotion.ts"

/**
 * A map for markers in its place, in the theme's colors. `language` is that of numbers on the map, as BCP 47 names it;
 * `tiles` the URL of map tiles, with {z}, {x} and {y}: without them the outline of the land is shown.
 */
export const useMarkersMap = (language: string, tiles: string | undefined) => {
  const target = useRef<HTMLDivElement>(null)
  const probes = useRef<HTMLDivElement>(null)
  const colours = useMapColours(probes, language)
  const [map, setMap] = useState<MarkersMap>()
  useEffect(() => {
    if (!target.current) return
    const markersMap = new MarkersMap(target.current)
    setMap(markersMap)
    return () => {
      setMap(undefined)
      markersMap.remove()
    }
  }, [])
  useMotion(map)
  useEffect(() => {
    if (colours) map?.setColours(colours)
  }, [map, colours])
  useEffect(() => (tiles ? map?.addTiles(tiles) : undefined), [map, tiles])
  return { target, probes, map }
}
