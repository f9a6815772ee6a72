import * as Effect from "effect/Effect"
import { useCallback } from "react"
import { limits } from "../contract/limits.ts"
import { frameWords } from "./frameWords.ts"
import { useSnackbar } from "./useSnackbar.ts"
import { useTask } from "./useTask.ts"
import { useWords } from "./useWords.ts"

/** Something that was written already, and the write that takes it back. */
export interface Undoable<E> {
  /** What was done. */
  readonly done: string
  /** The write that compensates; whoever leaves meanwhile still has it finished. */
  readonly undo: Effect.Effect<unknown, E>
  /** What is said once it is taken back. */
  readonly undone: string
  /** Why it could not be taken back. */
  readonly explain: (error: E) => string
}

/**
 * Says what was done with a way back for 3 s (section 9). Call it after the write: a page that is closed meanwhile
 * leaves it done, and Undo writes the contrary.
 */
export const useUndo = (): (<E>(done: Undoable<E>) => void) => {
  const say = useWords("frame", frameWords)
  const showSnackbar = useSnackbar()
  const { run } = useTask<never>()

  return useCallback(
    ({ done, undo, undone, explain }) => {
      const takeBack = () => {
        const told = Effect.match(undo, {
          onSuccess: () => showSnackbar(undone),
          onFailure: (error) =>
            showSnackbar(say("undoFailed"), {
              text: explain(error),
              undo: { label: say("retry"), durationMs: limits.notice.snackbar, onUndo: takeBack },
            }),
        })
        run(Effect.uninterruptible(told))
      }
      showSnackbar(done, { undo: { label: say("undo"), durationMs: limits.notice.undo, onUndo: takeBack } })
    },
    [say, showSnackbar, run],
  )
}
