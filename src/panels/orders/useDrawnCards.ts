import { useState } from "react"
import { useLatest } from "../../frame/useLatest.ts"
import { useGrowing } from "./useGrowing.ts"

/** How many cards a column draws until somebody comes near their end, and how many more then. */
const page = 24

/** What is drawn of a column. */
export interface DrawnCards {
  readonly drawn: number
  /** How many follow once somebody comes near; none while those of before are not all there. */
  readonly rest: number
  readonly drawMore: () => void
}

/** How many of a column's cards are drawn. What nobody sees of a long column costs nothing as its orders move. */
export const useDrawnCards = (count: number): DrawnCards => {
  const [wanted, setWanted] = useState(page)
  const drawn = useGrowing(Math.min(wanted, count))
  const drawMore = useLatest(() => setWanted(wanted + page))
  return { drawn, rest: drawn < wanted ? 0 : count - drawn, drawMore }
}
