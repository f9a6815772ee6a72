import { useCallback } from "react"
import type { Message } from "../../contract/contact/message.ts"
import { useWords } from "../../frame/useWords.ts"
import { wordOf } from "../../frame/wordOf.ts"
import { contactCentreWords } from "./words.ts"

/** Returns a function that describes a message on one line: its text, or its kind. */
export const useSaid = () => {
  const say = useWords("contactCentre", contactCentreWords)
  return useCallback(
    ({ body, kind, mediaName, mediaUrl, mediaId }: Message): string => {
      if (body) return body
      if (mediaName && kind === "DOCUMENT") return mediaName
      return (mediaUrl || mediaId) && !kind ? say("file") : wordOf(say, "kind", kind ?? "")
    },
    [say],
  )
}
