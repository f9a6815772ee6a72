import { useState } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { useLatest } from "../../frame/useLatest.ts"
import type { Chat } from "./chat.ts"
import { type Draft, draftsOf } from "./drafts.ts"

/** What is being written to a contact; it is there again when one comes back to them. */
export const useDraft = ({ _id }: Chat) => {
  const { client } = usePanel()
  const [drafts] = useState(() => draftsOf(client))
  const [draft, setDraft] = useState(() => drafts.of(_id))
  const change = useLatest((changed: Partial<Draft>) => {
    const next = { ...draft, ...changed }
    drafts.keep(_id, next)
    setDraft(next)
  })
  return [draft, change] as const
}
