import { statusWords } from "../../../contract/dashboard/statusWords.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useWords } from "../../../frame/useWords.ts"
import { explain } from "../explain.ts"
import { ordersWords } from "../words.ts"
import { pickingWords } from "./pickingWords.ts"
import type { ItemError } from "./usePicking.ts"

/** Returns a function that explains why an item was not changed. */
export const useItemProblem = (): ((error: ItemError) => string) => {
  const say = useWords("picking", pickingWords)
  const words = useWords("orders", ordersWords)
  const name = useWords("statuses", statusWords)
  const explainAny = useExplain()
  const money = useMoney()
  return (error) => {
    if (error._tag === "TotalNotCovered") return say("notCovered", { missing: money(error.missingCents) })
    if (error._tag === "AgreementNeeded") return say("agreementNeeded")
    if (error._tag === "UnknownReference") return say("lineGone")
    return explain(words, name, explainAny, error)
  }
}
