import { useMemo } from "react"
import { callsOf } from "../../contract/resource/calls.ts"
import { cannedReplies } from "../../contract/resources/cannedReplies.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import type { Chat } from "./chat.ts"
import { rowsOfStore } from "./rowsOfStore.ts"
import { useSavedReplies } from "./useSavedReplies.ts"

const { find } = callsOf(cannedReplies)

/** Replies a company gives often to its customers. */
export const useCannedReplies = (chat: Chat, text: string, onChoose: (body: string) => void) => {
  const { client } = usePanel()
  const isOffered = useValue(client.extras("contactCentre"))?.has("resources") === true
  const store = chat.company?._id
  const load = useMemo(
    () => (isOffered ? client.api.call(find, { body: rowsOfStore(store) }) : undefined),
    [client, isOffered, store],
  )
  return useSavedReplies({ load, text, onChoose: ({ body }) => onChoose(body) })
}
