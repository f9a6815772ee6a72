import { limits } from "balcao/contract"
import { type RefObject, useCallback, useEffect, useRef, useState } from "react"
import { useLocation } from "../routing/navigation.ts"
import { wide } from "../style/token.ts"

/** How much less than the offset one must be scrolled for the head to return, so that it never flutters. */
const hysteresisPx = 100

/** What is lower than this part of the page is a box on it, not what one reads. */
const minHeightShare = 1 / 3

interface Scrolling {
  /** The heads are small: one is reading further down. */
  readonly minimised: boolean
  /** So far down that the way up is worth a button. */
  readonly far: boolean
}

const top: Scrolling = { minimised: false, far: false }

const nextScrolling = (
  { minimised }: Scrolling,
  { scrollTop, scrollHeight, clientHeight }: HTMLElement,
): Scrolling => {
  const { desktop, mobile } = limits.headerMinimise
  const offset = matchMedia(wide).matches ? desktop : mobile
  // What becomes free must not end the scrolling that made it free.
  const room = scrollHeight - clientHeight > offset + hysteresisPx
  return {
    minimised: minimised ? scrollTop > offset - hysteresisPx : room && scrollTop > offset,
    far: scrollTop > limits.scrollTop.offset,
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

/** Follows what scrolls inside the page, whichever part of it that is, and leads back up (section 9). */
export const useScrolling = (
  main: RefObject<HTMLElement | null>,
  onMinimised: (minimised: boolean) => void,
) => {
  const { pathname } = useLocation()
  const [at, setAt] = useState({ pathname, ...top })
  const scroller = useRef<HTMLElement>(null)
  useEffect(() => {
    const page = main.current
    const listen = ({ target }: Event) => {
      if (
        !page ||
        !(target instanceof HTMLElement) ||
        target.clientHeight < page.clientHeight * minHeightShare
      )
        return
      scroller.current = target
      setAt((before) => {
        const next = nextScrolling(before.pathname === pathname ? before : top, target)
        const same = before.minimised === next.minimised && before.far === next.far
        return same && before.pathname === pathname ? before : { pathname, ...next }
      })
    }
    page?.addEventListener("scroll", listen, { capture: true, passive: true })
    return () => page?.removeEventListener("scroll", listen, { capture: true })
  }, [main, pathname])
  const up = useCallback(() => scroller.current && scrollToTop(scroller.current), [])
  const { minimised, far } = at.pathname === pathname ? at : top
  useEffect(() => onMinimised(minimised), [onMinimised, minimised])
  return { minimised, far, up }
}
