import { useNextChange } from "../../business/useNextChange.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useWords } from "../../frame/useWords.ts"
import { storeToggleWords } from "./words.ts"
import type { StoreToggle } from "./useStoreToggle.ts"

export interface Reason {
  /** Why the store is open or closed, or how the last request is going. */
  readonly reason: string
  /** When its hours change that; undefined where they do not, or nobody knows. */
  readonly next?: string | undefined
}

/** What is said beside a store's state. */
export const useReason = ({ shown, record, isPending, isAway, problem }: StoreToggle): Reason => {
  const say = useWords("storeToggle", storeToggleWords)
  const explain = useExplain()
  const moment = useMoment(record)
  const nextChange = useNextChange()
  if (isPending) return { reason: say(isAway ? "away" : "pending") }
  if (problem) return { reason: say("notFresh", { why: explain(problem) }) }
  if (!shown?.isManual) {
    const next = record && nextChange(record)
    return { reason: next ? `${say("onSchedule")} ${next}.` : say("onSchedule"), next }
  }
  if (!record?.changedAt || !record.changedBy)
    return { reason: say(shown.isOpen ? "openedByHand" : "closedByHand") }
  const made = { at: moment(record.changedAt), name: record.changedBy }
  return { reason: say(shown.isOpen ? "openedBy" : "closedBy", made) }
}
