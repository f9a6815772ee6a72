import * as Effect from "effect/Effect"
import { useCallback } from "react"
import { limits } from "../contract/limits.ts"
import { frameWords } from "./words.ts"
import { useSnackbar } from "./useSnackbar.ts"
import { useTask } from "./useTask.ts"
import { useWords } from "./useWords.ts"

/** A finished write, and the write that undoes it. */
export interface Undoable<E> {
  /** Message about the completed action. */
  readonly done: string
  /** The write that undoes it; it finishes even when the person leaves meanwhile. */
  readonly undo: Effect.Effect<unknown, E>
  /** The message once it is undone. */
  readonly undone: string
  /** Returns the reason it could not be undone. */
  readonly explain: (error: E) => string
}

/**
 * Returns a function that reports a completed action and offers Undo for 3 s (section 9). Call it after the write, so
 * that closing the page keeps it.
 */
export const useUndo = (): (<E>(done: Undoable<E>) => void) => {
  const say = useWords("frame", frameWords)
  const showSnackbar = useSnackbar()
  const { run } = useTask<never>()

  return useCallback(
    ({ done, undo, undone, explain }) => {
      const takeBack = () => {
        const undoing = Effect.match(undo, {
          onSuccess: () => showSnackbar(undone),
          onFailure: (error) =>
            showSnackbar(say("undoFailed"), {
              text: explain(error),
              undo: { label: say("retry"), durationMs: limits.noticeMs.snackbar, onUndo: takeBack },
            }),
        })
        run(Effect.uninterruptible(undoing))
      }
      showSnackbar(done, { undo: { label: say("undo"), durationMs: limits.noticeMs.undo, onUndo: takeBack } })
    },
    [say, showSnackbar, run],
  )
}
