import { type RefObject, useEffect, useRef, useState } from "react"
import type { LiveMap, LiveMapListeners } from "./drawing/liveMap.ts"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMapColours } from "../../ui/map/useMapColours.ts"

import { useMotion } from "../../ui/map/useMotion.ts"

/** Creates the map in its place and removes it again; undefined until OpenLayers has loaded. */
const useCreatedMap = (
  place: RefObject<HTMLElement | null>,
  listeners: LiveMapListeners,
): LiveMap | undefined => {
  const [map, setMap] = useState<LiveMap>()
  const latest = useRef(listeners)
  useEffect(() => void (latest.current = listeners))
  useEffect(() => {
    const target = place.current
    if (!target) return
    let created: LiveMap | undefined
    let isUnmounted = false
    // OpenLayers weighs more than everything else, so the list does not wait for it.
    void import("./drawing/liveMap.ts").then(({ LiveMap: DrawnMap }) => {
      if (isUnmounted) return
      created = new DrawnMap(target, {
        onSelect: (mark) => latest.current.onSelect(mark),
        onDrag: () => latest.current.onDrag(),
        onDraw: (at, ground) => latest.current.onDraw(at, ground),
      })
      setMap(created)
    })
    return () => {
      isUnmounted = true
      setMap(undefined)
      created?.remove()
    }
  }, [place])
  return map
}

/** The map in its place, drawn in the theme's colors. */
export const useLiveMap = (
  place: RefObject<HTMLElement | null>,
  probes: RefObject<HTMLElement | null>,
  listeners: LiveMapListeners,
): LiveMap | undefined => {
  const colours = useMapColours(probes, limits.locales[usePanel().locale])
  const map = useCreatedMap(place, listeners)
  useEffect(() => {
    if (colours) map?.setColours(colours)
  }, [map, colours])
  useMotion(map)
  return map
}
