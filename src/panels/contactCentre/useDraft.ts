import { useState } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import type { Chat } from "./chat.ts"
import { type Draft, draftsOf } from "./drafts.ts"

/** What is being written to a contact; it is there again when one comes back to them. */
export const useDraft = ({ _id }: Chat) => {
  const { client } = usePanel()
  const [drafts] = useState(() => draftsOf(client))
  const [draft, setDraft] = useState(() => drafts.of(_id))
  return [
    draft,
    (change: Partial<Draft>) => {
      const next = { ...draft, ...change }
      drafts.keep(_id, next)
      setDraft(next)
    },
  ] as const
}
