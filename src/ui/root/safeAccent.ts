import { type RefObject, useLayoutEffect } from "react"

const accent = "--balcao-accent"

/**
 * An accent of `currentColor` becomes the text colour around the panel: each element of the panel would take it for its
 * own.
 */
export const resolveAccent = (root: HTMLElement): void => {
  if (!/currentcolor/i.test(getComputedStyle(root).getPropertyValue(accent))) return
  root.style.setProperty(accent, getComputedStyle(root.parentElement ?? root).color)
}

/** Resolves the accent of a panel, and again with another one given. */
export const useSafeAccent = (root: RefObject<HTMLElement | null>, requested: string | undefined): void =>
  useLayoutEffect(() => {
    if (root.current) resolveAccent(root.current)
  }, [root, requested])
