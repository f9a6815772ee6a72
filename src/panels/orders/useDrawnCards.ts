import { useState } from "react"
import { useLatest } from "../../frame/useLatest.ts"
import { useGrowing } from "./useGrowing.ts"

/** Number of cards a column draws until somebody scrolls near their end, and the number added then. */
const cardsPerPage = 24

/** Drawn part of a column. */
export interface DrawnCards {
  readonly drawnCount: number
  /** Number of cards that follow once somebody scrolls near; 0 until all earlier ones are drawn. */
  readonly remainingCount: number
  readonly drawMore: () => void
}

/** Returns how many of a column's cards to draw. Unseen cards of a long column cost nothing when orders move. */
export const useDrawnCards = (count: number): DrawnCards => {
  const [requestedCount, setWanted] = useState(cardsPerPage)
  const drawnCount = useGrowing(Math.min(requestedCount, count))
  const drawMore = useLatest(() => setWanted(requestedCount + cardsPerPage))
  return { drawnCount, remainingCount: drawnCount < requestedCount ? 0 : count - drawnCount, drawMore }
}
