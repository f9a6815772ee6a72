import type * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import { idKey } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { usePart } from "../../frame/useValue.ts"
import type { Chat } from "./chat.ts"
import { type Draft, draftsOf, empty } from "./drafts.ts"

/** Returns the draft for a contact; it is restored when the user comes back to the contact. */
export const useDraft = ({ _id }: Chat) => {
  const { client } = usePanel()
  const [drafts] = useState(() => draftsOf(client))
  useEffect(() => () => drafts.close(), [drafts])
  const key = idKey(_id)
  const draft = usePart(drafts.savedDrafts, (saved) => saved.get(key) ?? empty)
  const isLeaving = usePart(drafts.leaving, (leaving) => leaving.has(key))
  const change = useLatest((changed: Partial<Draft>) => drafts.keep(_id, changed))
  const leave = useLatest((handOver: Effect.Effect<void>) => drafts.leave(_id, handOver))
  return { draft, change, isLeaving, leave }
}

/** Draft for a contact, with functions to change it and to take it for sending. */
export type DraftInUse = ReturnType<typeof useDraft>
