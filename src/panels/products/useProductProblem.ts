import type { ApiError } from "../../api/errors.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useProductWords } from "./words.ts"

/** Failure of a product's save. */
export type ProductFailure =
  | ApiError
  | { readonly _tag: "StaleRecord" | "ValueTaken" | "UnknownReference" | "CircularTree" }

/** Returns the function that says why a product's price was not saved; it says nothing of no failure. */
export const useProductProblem = () => {
  const say = useProductWords()
  const explain = useExplain()
  return (error: ProductFailure | undefined): string | undefined => {
    if (error === undefined) return undefined
    if (error._tag === "StaleRecord") return say("stale")
    return error._tag === "BadRequest" ? say("refused") : explain(error as ApiError)
  }
}
