import { useCallback, useMemo, useRef, useState } from "react"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { type ReplyDraft, replyDraftOf } from "./replyDraft.ts"

/** Draft of a ticket's reply; it is restored when the user comes back. */
export const useReplyDraft = (ticket: RecordId) => {
  const { client } = usePanel()
  const savedDraft = useMemo(() => replyDraftOf(client, ticket), [client, ticket])
  const [draft, setDraft] = useState(savedDraft.read)
  const latest = useRef(draft)
  const change = useCallback(
    (changed: Partial<ReplyDraft>) => {
      latest.current = { ...latest.current, ...changed }
      savedDraft.write(latest.current)
      setDraft(latest.current)
    },
    [savedDraft],
  )
  const { isNote } = draft
  /** Changes what is being written: the note or the reply. */
  const write = (changed: Partial<ReplyDraft["reply"]>) => {
    const part = isNote ? "note" : "reply"
    change({ [part]: { ...latest.current[part], ...changed } })
  }
  return { draft, begun: isNote ? draft.note : draft.reply, change, write }
}

/** A draft, what of it is being written, and the ways to change it. */
export type DraftInUse = ReturnType<typeof useReplyDraft>
