import { limits } from "balcao/contract"
import { type RefObject, useCallback, useEffect, useRef, useState } from "react"
import { usePathname } from "../routing/navigation.ts"
import { low, wide } from "../style/token.ts"

/** The head returns this far above the offset, so that it never flickers. */
const hysteresisPx = 100

/** Scrollers smaller than this share of what is seen of the page are boxes in it, not its content. */
const minHeightShare = 1 / 3

/** True if an element scrolls the page: the one around it, or its content. */
const scrollsPage = (element: HTMLElement, page: HTMLElement) =>
  element.contains(page) ||
  (page.contains(element) &&
    // A log is scrolled to its end, so its position does not show how far down the page is scrolled.
    element.role !== "log" &&
    element.clientHeight >= Math.min(page.clientHeight, innerHeight) * minHeightShare)

interface Scrolling {
  /** The page is scrolled down, so the headers are small. */
  readonly minimised: boolean
  /** Scrolled far enough to show the button to the top. */
  readonly far: boolean
}

const top: Scrolling = { minimised: false, far: false }

const nextScrolling = (
  { minimised }: Scrolling,
  { scrollTop, scrollHeight, clientHeight }: HTMLElement,
  far: boolean,
  isLow: boolean,
): Scrolling => {
  if (isLow) return { minimised: false, far }
  const { desktop, mobile } = limits.headerMinimise
  const offset = matchMedia(wide).matches ? desktop : mobile
  // The space gained by minimising must not remove the overflow that caused it.
  const room = scrollHeight - clientHeight > offset + hysteresisPx
  return {
    minimised: minimised ? scrollTop > offset - hysteresisPx : room && scrollTop > offset,
    far,
  }
}

const easeOut = (part: number) => 1 - (1 - part) ** 3

const scrollToTop = (scroller: HTMLElement) => {
  const from = scroller.scrollTop
  const start = performance.now()
  const time = matchMedia("(prefers-reduced-motion: reduce)").matches ? 1 : limits.scrollTop.speed
  const step = (now: number) => {
    const part = Math.min((now - start) / time, 1)
    scroller.scrollTop = from * (1 - easeOut(Math.max(part, 0)))
    if (part < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

/** Tracks what scrolls the page, whichever elements these are (in a low window the one around the headers too), and scrolls to the top (section 9). */
export const useScrolling = (
  main: RefObject<HTMLElement | null>,
  onMinimised: (minimised: boolean) => void,
) => {
  const pathname = usePathname()
  const [at, setAt] = useState({ pathname, ...top })
  const scrollers = useRef(new Set<HTMLElement>())
  useEffect(() => {
    const page = main.current
    scrollers.current.clear()
    const listen = ({ target }: Event) => {
      if (!page || !(target instanceof HTMLElement) || !scrollsPage(target, page)) return
      scrollers.current.add(target)
      const far = [...scrollers.current].some(
        ({ isConnected, scrollTop }) => isConnected && scrollTop > limits.scrollTop.offset,
      )
      setAt((before) => {
        const former = before.pathname === pathname ? before : top
        const next = nextScrolling(former, target, far, matchMedia(low).matches)
        const same = before.minimised === next.minimised && before.far === next.far
        return same && before.pathname === pathname ? before : { pathname, ...next }
      })
    }
    document.addEventListener("scroll", listen, { capture: true, passive: true })
    return () => document.removeEventListener("scroll", listen, { capture: true })
  }, [main, pathname])
  const up = useCallback(() => {
    for (const scroller of scrollers.current) scrollToTop(scroller)
  }, [])
  const { minimised, far } = at.pathname === pathname ? at : top
  useEffect(() => onMinimised(minimised), [onMinimised, minimised])
  return { minimised, far, up }
}
