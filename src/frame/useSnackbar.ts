import { useCallback } from "react"
import { limits } from "../contract/limits.ts"
import type { Message } from "../ui/messages/messageQueue.ts"
import { frameWords } from "./words.ts"
import { usePanel } from "./PanelContext.ts"
import { useWords } from "./useWords.ts"

/** Shows at the foot what the person just did, for 10 s and with a close button (section 9). */
export const useSnackbar = (): ((title: string, more?: Pick<Message, "text" | "undo">) => void) => {
  const { notices } = usePanel()
  const closeLabel = useWords("frame", frameWords)("close")
  return useCallback(
    (title, more) =>
      void notices.show({
        kind: "snackbar",
        title,
        ...more,
        durationMs: limits.noticeMs.snackbar,
        closeLabel,
      }),
    [notices, closeLabel],
  )
}
