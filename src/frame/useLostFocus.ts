import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react"

/** True if the focused element was removed. */
export const isLost = (place: HTMLElement): boolean => {
  const { activeElement } = place.getRootNode() as Document | ShadowRoot
  return activeElement === null || activeElement === document.body
}

/** Two frames later, because a closing dialog restores the focus first; returns the way not to. */
export const afterDialogs = (act: () => void) => {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act)
  })
  return () => cancelAnimationFrame(frame)
}

/**
 * Gives the focus back to a place when the focused element in it is removed; `restore` is told which one that was. React
 * fires no blur for removed elements.
 */
export const useLostFocus = (
  place: RefObject<HTMLElement | null>,
  restore: (place: HTMLElement, lost: HTMLElement) => void,
) => {
  const focused = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => {
    const element = place.current
    const lost = focused.current
    if (!element || !lost || !isLost(element)) return
    return afterDialogs(() => void (isLost(element) && restore(element, lost)))
  })
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => void (focused.current = target),
    onBlur: () => void (focused.current = undefined),
  }
}
