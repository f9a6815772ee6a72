import { useState } from "react"
import { useLatest } from "../../frame/useLatest.ts"
import { useGrowing } from "./useGrowing.ts"

/** Number of cards a column draws until somebody scrolls near their end, and the number added then. */
const page = 24

/** Drawn part of a column. */
export interface DrawnCards {
  readonly drawn: number
  /** Number of cards that follow once somebody scrolls near; 0 until all earlier ones are drawn. */
  readonly rest: number
  readonly drawMore: () => void
}

/** Returns how many of a column's cards to draw. Unseen cards of a long column cost nothing when orders move. */
export const useDrawnCards = (count: number): DrawnCards => {
  const [wanted, setWanted] = useState(page)
  const drawn = useGrowing(Math.min(wanted, count))
  const drawMore = useLatest(() => setWanted(wanted + page))
  return { drawn, rest: drawn < wanted ? 0 : count - drawn, drawMore }
}
