import { type RefObject, useEffect, useLayoutEffect } from "react"

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
export const useSafeAccent = (root: RefObject<HTMLElement | null>, requested: string | undefined): void => {
  useLayoutEffect(() => {
    if (root.current && requested !== undefined) resolveAccent(root.current)
  }, [root, requested])
  // The page's own accent is read once the panel is painted: before, reading it would cost a style of the whole page.
  useEffect(() => {
    if (requested !== undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => root.current && resolveAccent(root.current))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [root, requested])
}
