import { createContext, type RefObject, use, useLayoutEffect, useState } from "react"
import { flushSync } from "react-dom"

/** How much room a panel has: under 640 px, under 960 px, or more. */
export type PanelWidth = "narrow" | "medium" | "wide"

/** The width of the panel around. */
export const PanelWidthContext = createContext<PanelWidth>("wide")

const widthOf = (pixels: number): PanelWidth => {
  if (pixels < 640) return "narrow"
  return pixels < 960 ? "medium" : "wide"
}

/** How much room the panel around has, for what looks alike but acts otherwise in a narrow one. */
export const usePanelWidth = (): PanelWidth => use(PanelWidthContext)

/** Follows the width of an element. */
export const useWidthOf = (place: RefObject<HTMLElement | null>): PanelWidth => {
  const [width, setWidth] = useState<PanelWidth>("wide")
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    // Told first before anything is painted: to ask the element itself would make the browser lay out once more.
    const observer = new ResizeObserver(([entry]) => {
      if (entry) flushSync(() => setWidth(widthOf(entry.contentRect.width)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return width
}
