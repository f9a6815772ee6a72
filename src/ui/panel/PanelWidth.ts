import {
  createContext,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { flushSync } from "react-dom"

/** A panel's width class: under 640 px, under 960 px, or more. */
export type PanelWidth = "narrow" | "medium" | "wide"

/** Provides the width class to the components of a panel. */
export const PanelWidthContext = createContext<PanelWidth>("wide")

const toPanelWidth = (pixels: number): PanelWidth => {
  if (pixels < 640) return "narrow"
  return pixels < 960 ? "medium" : "wide"
}

/** The width class of the surrounding panel, for behavior that CSS container queries cannot change. */
export const usePanelWidth = (): PanelWidth => useContext(PanelWidthContext)

/** The width class of the window, which no panel exceeds; a media query forces no layout. */
const windowWidth = (): PanelWidth => {
  if (matchMedia("(width < 640px)").matches) return "narrow"
  return matchMedia("(width < 960px)").matches ? "medium" : "wide"
}
const onServer = (): PanelWidth => "wide"
const unsubscribed = () => () => {}

/**
 * Measures the width class of an element, and again when it is resized. Until then it is that of the window, so that
 * phones draw a panel once.
 */
export const useMeasuredPanelWidth = (elementRef: RefObject<HTMLElement | null>): PanelWidth => {
  const ofWindow = useSyncExternalStore(unsubscribed, windowWidth, onServer)
  const [width, setWidth] = useState<PanelWidth>()
  const shown = width ?? ofWindow
  const last = useRef(shown)
  useLayoutEffect(() => {
    const element = elementRef.current
    if (!element) return
    let frame = 0
    // The observer reports before the first paint; reading the element's width would force another layout. What a class
    // changes may change the width again, by a scrollbar: browsers report that to the page as an error unless it is
    // observed in the next frame.
    const observer = new ResizeObserver(([entry]) => {
      const next = entry && toPanelWidth(entry.contentRect.width)
      if (!next || next === last.current) return
      last.current = next
      observer.disconnect()
      frame = requestAnimationFrame(() => observer.observe(element))
      flushSync(() => setWidth(next))
    })
    observer.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [elementRef])
  return shown
}
