import * as Effect from "effect/Effect"
import { ignore } from "../../api/lightEffect.ts"
import type { Chat } from "../../business/conversation/chat.ts"
import { useConversation } from "../../business/conversation/useConversation.ts"
import { allows, attends } from "../../contract/access/access.ts"
import { contacts } from "../../contract/contact/contacts.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { useSame } from "../../frame/useSame.ts"
import { useValue } from "../../frame/useValue.ts"
import { useChatList } from "./useChatList.ts"

/** Time for which changes are collected before queues and counts are read again, in milliseconds. */
const collectMs = 1000

/** Shows a contact, with what the platform knows of the conversation. */
const useSelect = ({ select, apply }: ReturnType<typeof useChatList>["model"], mayWrite: boolean) => {
  const { api } = usePanel().client
  return useLatest((chat: Chat | undefined) => {
    select(chat)
    if (!chat || chat.state !== undefined || !mayWrite) return
    const whole = Effect.flatMap(api.offers(contacts.conversation), (has) =>
      has ? api.call(contacts.conversation, { params: { id: chat._id } }) : Effect.succeed(chat),
    )
    // Without it the thread is shown as on a platform that knows nothing of conversations.
    const shown = Effect.map(whole, (found) => apply({ conversations: [found], removed: [] }))
    Effect.runCallback(ignore(shown))
  })
}

/** The contact centre's state and what a person can do with it. */
export const useContactCentre = (isByContact: boolean) => {
  const { client } = usePanel()
  const { model, load, loadIn, ...chats } = useChatList(isByContact)
  const { selected } = chats
  const user = useValue(client.session.user)
  const mayWrite = user !== undefined && allows(attends, user)
  const conversation = useConversation(selected, {
    mayWrite,
    load,
    apply: model.apply,
    onNews: () => loadIn(collectMs),
  })
  const { reload } = conversation
  /** State and actions of the contact list; the object stays the same until they change. */
  const side = useSame({ ...chats, select: useSelect(model, mayWrite), reload, mayWrite, isByContact })
  return { ...conversation, side, selected }
}

export type ContactCentre = ReturnType<typeof useContactCentre>

export type ContactSide = ContactCentre["side"]
