import { type RefObject, useLayoutEffect } from "react"

const accent = "--balcao-accent"

/**
 * An accent of `currentColor` becomes the text colour around the panel: each element of the panel would take it for its
 * own.
 */
export const useSafeAccent = (root: RefObject<HTMLElement | null>, given: string | undefined): void =>
  useLayoutEffect(() => {
    const element = root.current
    const around = element?.parentElement ?? element
    if (!element || !around || !/currentcolor/i.test(getComputedStyle(element).getPropertyValue(accent)))
      return
    element.style.setProperty(accent, getComputedStyle(around).color)
  }, [root, given])
