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

/** The classes of the probes one puts into `place`, in order: each takes the colour of one token. */
export const probeClasses = colourNames.map((name) => probes[name])

/** The colours of the map's tokens, for a canvas, which cannot read them itself; anew when the scheme changes. */
export const useMapColours = (place: RefObject<HTMLElement | null>): MapColours | undefined => {
  const language = limits.locales[usePanel().locale]
  const [colours, setColours] = useState<MapColours>()
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const update = () => setColours(read(element, language))
    update()
    // Each probe takes a moment to change its colour, and that is heard.
    element.addEventListener("transitionend", update)
    return () => element.removeEventListener("transitionend", update)
  }, [place, language])
  return colours
}
