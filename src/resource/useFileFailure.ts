import { useCallback } from "react"
import type { ApiError } from "../api/errors.ts"
import { limits } from "../contract/limits.ts"
import { frameWords } from "../frame/words.ts"
import { useExplain } from "../frame/useExplain.ts"
import { useSnackbar } from "../frame/useSnackbar.ts"
import { useWords } from "../frame/useWords.ts"
import { listWords } from "./words.ts"

/** Returns a function that reports why a file could not be made, and offers a retry. */
export const useFileFailure = (): ((error: ApiError, retry: () => void) => void) => {
  const list = useWords("list", listWords)
  const frame = useWords("frame", frameWords)
  const showSnackbar = useSnackbar()
  const explain = useExplain()
  return useCallback(
    (error, retry) =>
      showSnackbar(list("exportFailed"), {
        text: explain(error),
        undo: { label: frame("retry"), durationMs: limits.noticeMs.snackbar, onUndo: retry },
      }),
    [list, frame, showSnackbar, explain],
  )
}
