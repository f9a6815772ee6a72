import { useState } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import type { Chat } from "./chat.ts"
import { draftsOf } from "./drafts.ts"

/** What is being written to a contact; it is there again when one comes back to them. */
export const useDraft = ({ _id }: Chat) => {
  const { client } = usePanel()
  const drafts = draftsOf(client.epoch.end())
  const [text, setText] = useState(() => drafts.of(_id))
  return [
    text,
    (next: string) => {
      drafts.keep(_id, next)
      setText(next)
    },
  ] as const
}
