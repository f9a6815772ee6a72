import * as Effect from "effect/Effect"
import { useRef } from "react"
import { contacts } from "../../contract/contact/contacts.ts"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import type { Chat } from "./chat.ts"
import { ignore } from "../../api/lightEffect.ts"

/** Lets colleagues know that one writes, about twice in the time that counts as writing. */
export const useTypingSignal = (chat: Chat) => {
  const { api } = usePanel().client
  const last = useRef(0)
  return () => {
    const now = Date.now()
    if (chat.state === undefined || now - last.current < limits.contact.typingMs / 2) return
    last.current = now
    Effect.runCallback(ignore(api.call(contacts.typing, { params: { id: chat._id } })))
  }
}
