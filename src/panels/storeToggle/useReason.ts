import { useNextChange } from "../../business/useNextChange.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useWords } from "../../frame/useWords.ts"
import { storeToggleWords } from "./words.ts"
import type { StoreToggle } from "./useStoreToggle.ts"

export interface Reason {
  /** The reason the store is open or closed, or the status of the last request. */
  readonly reason: string
  /** Time of the next change by its hours; undefined if there is none, or it is unknown. */
  readonly next?: string | undefined
}

/** Returns the text beside a store's state. */
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
