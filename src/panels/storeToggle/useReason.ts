import { useExplain } from "../../frame/useExplain.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useWords } from "../../frame/useWords.ts"
import { storeToggleWords } from "./storeToggleWords.ts"
import type { StoreToggle } from "./useStoreToggle.ts"

/** Why the store is open or closed, or how the last request is going. */
export const useReason = ({ shown, record, isPending, isAway, problem }: StoreToggle): string => {
  const say = useWords("storeToggle", storeToggleWords)
  const explain = useExplain()
  const moment = useMoment()
  if (isPending) return say(isAway ? "away" : "pending")
  if (problem) return say("notFresh", { why: explain(problem) })
  if (!shown?.isManual) return say("onSchedule")
  if (!record?.changedAt || !record.changedBy) return say(shown.isOpen ? "openedByHand" : "closedByHand")
  const made = { at: moment(record.changedAt), name: record.changedBy }
  return say(shown.isOpen ? "openedBy" : "closedBy", made)
}
