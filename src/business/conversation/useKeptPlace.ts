import { useCallback, useLayoutEffect, useRef } from "react"

/** Within how many pixels of its end a thread is taken to be read to the end. */
const endPx = 40

/**
 * The message that keeps its place on the screen, by its position, and the pixels from the beginning of what is
 * rendered: by these the thread is scrolled on, however far somebody has scrolled since.
 */
interface Anchor {
  readonly at: string
  readonly offset: number
}

const topIn = (place: HTMLElement, element: Element) =>
  element.getBoundingClientRect().top - place.getBoundingClientRect().top

const offsetIn = (place: HTMLElement, element: Element) => topIn(place, element) + place.scrollTop

/** The first message that is in view. */
const anchorIn = (place: HTMLElement): Anchor | undefined => {
  const rows = [...place.querySelectorAll<HTMLElement>("[data-at]")]
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const row = rows[middle]
    if (row && topIn(place, row) + row.offsetHeight <= 0) low = middle + 1
    else high = middle
  }
  const row = rows[low]
  return row && { at: row.dataset["at"] ?? "", offset: offsetIn(place, row) }
}

/** Reading position in a thread: pixels above and below the visible part. */
export interface Reading {
  readonly above: number
  readonly below: number
}

/** Keeps the message that is in view where it is while others come and go; at its end a thread stays at its end. */
export const useKeptPlace = () => {
  const place = useRef<HTMLDivElement>(null)
  const anchor = useRef<Anchor>(undefined)
  const sticks = useRef(true)

  /** Notes where somebody reads. The end counts only if nothing is left to be rendered behind it. */
  const note = useCallback((isRenderedToEnd: boolean): Reading & { readonly isAtEnd: boolean } => {
    const element = place.current
    if (!element) return { above: Infinity, below: Infinity, isAtEnd: true }
    const below = element.scrollHeight - element.clientHeight - element.scrollTop
    sticks.current = below < endPx && isRenderedToEnd
    anchor.current = anchorIn(element)
    return { above: element.scrollTop, below, isAtEnd: sticks.current }
  }, [])

  const keep = useCallback(() => {
    const element = place.current
    if (!element) return
    if (sticks.current) element.scrollTop = element.scrollHeight
    else if (anchor.current) {
      const { at, offset } = anchor.current
      const row = element.querySelector(`[data-at="${at}"]`)
      if (!row) return
      const now = offsetIn(element, row)
      anchor.current = { at, offset: now }
      if (now !== offset) element.scrollTop += now - offset
    }
  }, [])
  useLayoutEffect(keep)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const observer = new ResizeObserver(keep)
    // Files load once they are shown and make the content longer.
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [keep])

  return { place, note, stick: useCallback(() => void (sticks.current = true), []) }
}
