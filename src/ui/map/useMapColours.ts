import { type RefObject, useLayoutEffect, useState } from "react"
import { colourNames, type MapColours } from "./mapColours.ts"

const read = (place: HTMLElement, language: string): MapColours => {
  const { fontFamily } = getComputedStyle(place)
  const colours = [...place.children].map((probe) => getComputedStyle(probe).color)
  return Object.fromEntries([
    ["font", fontFamily],
    ["language", language],
    ...colourNames.map((name, at) => [name, colours[at] ?? "gray"]),
  ]) as MapColours
}

/**
 * The map's token colors, read for the canvas, which cannot read them itself; updated when the color scheme changes.
 * `language` is that of numbers on the map, as BCP 47 names it.
 */
export const useMapColours = (
  place: RefObject<HTMLElement | null>,
  language: string,
): MapColours | undefined => {
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
