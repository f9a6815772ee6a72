import { useMemo } from "react"
import { useValue } from "../../frame/useValue.ts"
import { type BoardCard, shownOf } from "./lanes.ts"
import type { Board } from "./useBoard.ts"

/** The open orders the filters leave, what is promised soonest first: the same as in the board's columns. */
export const useShownCards = ({ model }: Board): ReadonlyArray<BoardCard> => {
  const all = useValue(model.all)
  const filter = useValue(model.filter)
  // Lanes change with the time where the filter depends on it.
  const lanes = useValue(model.lanes)
  // oxlint-disable-next-line react/exhaustive-deps -- stands for the time
  return useMemo(() => shownOf(all, filter, model.now.peek()), [all, filter, lanes, model])
}
