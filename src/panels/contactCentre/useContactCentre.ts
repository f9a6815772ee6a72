import * as Effect from "effect/Effect"
import { useCallback, useEffect, useRef, useState } from "react"
import { allows } from "../../contract/access/access.ts"
import type { ConversationChanges } from "../../contract/contact/contact.ts"
import { attends, contacts } from "../../contract/contact/contacts.ts"
import type { Message } from "../../contract/contact/message.ts"
import { sameId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { useSame } from "../../frame/useSame.ts"
import { useValue } from "../../frame/useValue.ts"
import type { Chat } from "./chat.ts"
import type { Outgoing } from "./outgoing.ts"
import { useChatList } from "./useChatList.ts"
import { useLiveChats } from "./useLiveChats.ts"
import { useOutbox } from "./useOutbox.ts"
import { useThread } from "./useThread.ts"
import { useTyping } from "./useTyping.ts"
import { ignore } from "../../api/lightEffect.ts"

/** How long changes are collected before queues and counts are read again, in milliseconds. */
const collectMs = 1000

/** A message as it was sent, with what the platform tells of it. */
const sentMessage = (
  { chat, content, at }: Outgoing,
  answer: Partial<Message>,
  _id: Message["_id"],
): Message => ({
  direction: "OUT",
  to: chat.phone,
  createdAt: new Date(at).toISOString(),
  ...(content.kind !== "file" && { body: content.body }),
  ...answer,
  _id,
})

/** Reads list and thread when asked, through a function that stays the same. */
const useReload = (load: () => void, loadThread: () => void) => {
  const current = useRef({ load, loadThread })
  useEffect(() => {
    current.current = { load, loadThread }
    loadThread()
  }, [load, loadThread])
  return useCallback(() => {
    current.current.load()
    current.current.loadThread()
  }, [])
}

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
  const { thread, load: loadThread, isBusy: isThreadBusy } = useThread(selected, mayWrite)
  const reload = useReload(load, loadThread)
  const typing = useTyping()
  const [heard, setHeard] = useState<ConversationChanges>()
  const onChanges = (changes: ConversationChanges) => {
    model.apply(changes)
    thread?.take(changes.messages.filter(({ contactId }) => contactId && sameId(contactId, selected?._id)))
    typing.stop(changes.messages)
    setHeard(changes)
    loadIn(collectMs)
  }
  const link = useLiveChats(reload, { onTyping: typing.start, onChanges }, mayWrite)
  const onSent = (sent: Outgoing, answer: Partial<Message>) => {
    const { _id } = answer
    const isShown = sameId(sent.chat._id, selected?._id)
    if (isShown && _id !== undefined) thread?.take([sentMessage(sent, answer, _id)])
    else reload()
    loadIn(collectMs)
  }
  /** What the list of contacts shows and does: the same object until that changes. */
  const side = useSame({ ...chats, select: useSelect(model, mayWrite), reload, mayWrite, isByContact })
  return {
    side,
    selected,
    ...useOutbox(onSent),
    thread,
    loadThread,
    isThreadBusy,
    reload,
    link,
    /** Who of the colleagues is writing to the contact that is shown. */
    typing: typing.typing.filter(({ contactId }) => sameId(contactId, selected?._id)),
    heard,
    /** Takes over how a conversation is after a write. */
    apply: model.apply,
  }
}

export type ContactCentre = ReturnType<typeof useContactCentre>

export type ContactSide = ContactCentre["side"]
