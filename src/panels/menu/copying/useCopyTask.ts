import type * as Effect from "effect/Effect"
import { useExplain } from "../../../frame/useExplain.ts"
import { useTask } from "../../../frame/useTask.ts"
import { useMenuWords } from "../words.ts"
import { type CopyError, explainCopy } from "./explainCopy.ts"
import { useCopyingWords } from "./words.ts"

/** Runs the calls of a copy or a model store, and says why one was refused. */
export const useCopyTask = () => {
  const say = useCopyingWords()
  const menu = useMenuWords()
  const api = useExplain()
  const { busy, error, run, clear } = useTask<CopyError>()
  return {
    busy,
    error: error && explainCopy({ say, menu, api }, error),
    run: (task: Effect.Effect<unknown, CopyError>) => run(task),
    clear,
  }
}
