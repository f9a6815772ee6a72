import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react"

/** Whether the focused element was removed. */
const isLost = (place: HTMLElement): boolean => {
  const { activeElement } = place.getRootNode() as Document | ShadowRoot
  return activeElement === null || activeElement === document.body
}

/**
 * Gives the focus back to a place when the focused element in it is removed; `restore` is told which one that was. It
 * waits two frames, because a closing dialog restores the focus first. React fires no blur for removed elements.
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
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => void (isLost(element) && restore(element, lost)))
    })
    return () => cancelAnimationFrame(frame)
  })
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => void (focused.current = target),
    onBlur: () => void (focused.current = undefined),
  }
}
