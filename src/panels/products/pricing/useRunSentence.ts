import type { ApiError } from "../../../api/errors.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import type { RunFailure } from "./usePriceRun.ts"
import { usePriceWords } from "./words.ts"

/** Returns the function that says why prices were not written, or not given back. */
export const useRunSentence = () => {
  const say = usePriceWords()
  const explain = useExplain()
  return (error: RunFailure): string => {
    switch (error._tag) {
      case "BelowCost":
        return say("belowTitle", { count: error.count })
      case "ImportRefused":
        return say("tooLate")
      default:
        return explain(error as ApiError)
    }
  }
}
