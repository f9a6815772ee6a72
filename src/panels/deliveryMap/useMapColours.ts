import { type RefObject, useLayoutEffect, useState } from "react"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { colourNames, type MapColours } from "./drawing/mapColours.ts"
import { probes } from "./mapColours.css.ts"

const read = (place: HTMLElement, language: string): MapColours => {
  const { fontFamily } = getComputedStyle(place)
  const colours = [...place.children].map((probe) => getComputedStyle(probe).color)
  return Object.fromEntries([
    ["font", fontFamily],
    ["language", language],
    ...colourNames.map((name, at) => [name, colours[at] ?? "gray"]),
  ]) as MapColours
}

/** The classes of the probe elements in `place`, in order; each takes the color of one token. */
export const probeClasses = colourNames.map((name) => probes[name])

/** The map's token colors, read for the canvas, which cannot read them itself; updated when the color scheme changes. */
export const useMapColours = (place: RefObject<HTMLElement | null>): MapColours | undefined => {
  const language = limits.locales[usePanel().locale]
  const [colours, setColours] = useState<MapColours>()
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const update = () => setColours(read(element, language))
    update()
    // Each probe has a short color transition, so its end tells that the colors changed.
    element.addEventListener("transitionend", update)
    return () => element.removeEventListener("transitionend", update)
  }, [place, language])
  return colours
}
