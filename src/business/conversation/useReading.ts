import * as Effect from "effect/Effect"
import { useEffect } from "react"
import { isFromCustomer, type Message } from "../../contract/contact/message.ts"
import { contacts } from "../../contract/contact/contacts.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import type { Chat } from "./chat.ts"
import type { OpenConversation } from "./useConversation.ts"
import { ignore } from "../../api/lightEffect.ts"

/** Marks what is shown as read, once the page is looked at. */
export const useReading = ({ apply }: OpenConversation, chat: Chat, messages: ReadonlyArray<Message>) => {
  const { client, readOnly } = usePanel()
  const latest = messages.findLast((message) => isFromCustomer(message, chat.phone))?._id
  const hasUnread = (chat.unread ?? 0) > 0
  useEffect(() => {
    if (!hasUnread || latest === undefined || readOnly) return
    const mark = () => {
      if (document.hidden) return
      const read = client.api.call(contacts.read, { params: { id: chat._id }, body: { upTo: latest } })
      // It stays unread when this fails, and is tried again with the next message.
      Effect.runCallback(ignore(Effect.map(read, (now) => apply({ conversations: [now], removed: [] }))))
    }
    mark()
    document.addEventListener("visibilitychange", mark)
    return () => document.removeEventListener("visibilitychange", mark)
  }, [client, chat._id, hasUnread, latest, readOnly, apply])
}
