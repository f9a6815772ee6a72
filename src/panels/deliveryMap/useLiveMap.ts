import { type RefObject, useEffect, useRef, useState } from "react"
import type { LiveMap, Told } from "./drawing/liveMap.ts"
import { useMapColours } from "./useMapColours.ts"

const stillness = "(prefers-reduced-motion: reduce)"

/** Makes the map in its place and takes it away again. It moves by itself only for those who want that. */
export const useLiveMap = (
  place: RefObject<HTMLElement | null>,
  probes: RefObject<HTMLElement | null>,
  told: Told,
): LiveMap | undefined => {
  const colours = useMapColours(probes)
  const [map, setMap] = useState<LiveMap>()
  const latest = useRef(told)
  useEffect(() => void (latest.current = told))
  useEffect(() => {
    const target = place.current
    if (!target) return
    let made: LiveMap | undefined
    let isGone = false
    // OpenLayers weighs more than all the rest: the list need not wait for it.
    void import("./drawing/liveMap.ts").then(({ makeLiveMap }) => {
      if (isGone) return
      made = makeLiveMap(target, {
        picked: (mark) => latest.current.picked(mark),
        dragged: () => latest.current.dragged(),
        drawn: (at, ground) => latest.current.drawn(at, ground),
      })
      setMap(made)
    })
    return () => {
      isGone = true
      setMap(undefined)
      made?.remove()
    }
  }, [place])
  useEffect(() => {
    if (colours) map?.colours(colours)
  }, [map, colours])
  useEffect(() => {
    if (!map) return
    const asked = matchMedia(stillness)
    const heed = () => map.motion(!asked.matches)
    heed()
    asked.addEventListener("change", heed)
    return () => asked.removeEventListener("change", heed)
  }, [map])
  return map
}
