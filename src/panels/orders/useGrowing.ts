import { startTransition, useEffect, useState } from "react"

/** Cards a column draws at once, which fill any screen, and those that follow in each idle moment. */
const firstCount = 5
const countPerFrame = 8
/** Up to how many more come with the others, as when an order moves into a column that is drawn. */
const few = 4

/**
 * Returns how many cards to draw: first the visible ones, then more whenever the browser is idle, until all are drawn.
 */
export const useGrowing = (count: number): number => {
  const [drawnCount, setDrawn] = useState(firstCount)
  if (drawnCount < count && count - drawnCount <= few) setDrawn(count)
  useEffect(() => {
    if (drawnCount >= count) return
    const grow = () => startTransition(() => setDrawn(drawnCount + countPerFrame))
    if (!("requestIdleCallback" in globalThis)) {
      const timer = setTimeout(grow, 16)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(grow, { timeout: 200 })
    return () => cancelIdleCallback(handle)
  }, [drawnCount, count])
  return Math.min(drawnCount, count)
}
