import { startTransition, useEffect, useState } from "react"
import { whenIdle } from "../../ui/root/whenIdle.ts"

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
    return whenIdle(grow, { timeoutMs: 200, fallbackMs: 16 })
  }, [drawnCount, count])
  return Math.min(drawnCount, count)
}
