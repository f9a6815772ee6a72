import { useExplain } from "../../frame/useExplain.ts"
import type { ImportFailure } from "./useImportRun.ts"
import { useImportWords } from "./words.ts"

/** Returns the function that tells why an import went no further. */
export const useRunFailure = () => {
  const say = useImportWords()
  const explain = useExplain()
  return (failure: ImportFailure): string => {
    if (failure._tag === "ImportRefused") return say("movedOn")
    return failure._tag === "UnknownReference" ? say("unknownOwner") : explain(failure)
  }
}
