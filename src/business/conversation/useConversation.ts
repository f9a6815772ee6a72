import { useCallback, useEffect, useRef, useState } from "react"
import type { ConversationChanges } from "../../contract/contact/contact.ts"
import type { Message } from "../../contract/contact/message.ts"
import { type RecordId, sameId } from "../../contract/wire/recordId.ts"
import type { Chat } from "./chat.ts"
import type { Outgoing } from "./outgoing.ts"
import { useLiveChats } from "./useLiveChats.ts"
import { useOutbox } from "./useOutbox.ts"
import { useThread } from "./useThread.ts"
import { useTyping } from "./useTyping.ts"

/** Contacts as they are now, and those that are gone. */
export interface ChatChanges {
  readonly conversations: ReadonlyArray<Chat>
  readonly removed: ReadonlyArray<RecordId>
}

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

/** Reads contacts and thread when asked, through a function that stays the same. */
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

interface Surroundings {
  /** True if the user may read and write messages. */
  readonly mayWrite: boolean
  /** Reads what is known of contacts again. */
  readonly load: () => void
  /** Takes over how conversations are now. */
  readonly apply: (changes: ChatChanges) => void
  /** Something was written or told, here or in another conversation. */
  readonly onNews: () => void
}

/** The messages with the contact that is shown, kept current, and what one writes to them. */
export const useConversation = (chat: Chat | undefined, { mayWrite, load, apply, onNews }: Surroundings) => {
  const { thread, load: loadThread, isBusy: isThreadBusy } = useThread(chat, mayWrite)
  const reload = useReload(load, loadThread)
  const typing = useTyping()
  const [changes, setChanges] = useState<ConversationChanges>()
  const onChanges = (changes: ConversationChanges) => {
    apply(changes)
    thread?.take(changes.messages.filter(({ contactId }) => contactId && sameId(contactId, chat?._id)))
    typing.stop(changes.messages)
    setChanges(changes)
    onNews()
  }
  const link = useLiveChats(reload, { onTyping: typing.start, onChanges }, mayWrite)
  const onSent = (sent: Outgoing, answer: Partial<Message>) => {
    const { _id } = answer
    const isShown = sameId(sent.chat._id, chat?._id)
    if (isShown && _id !== undefined) thread?.take([sentMessage(sent, answer, _id)])
    else reload()
    onNews()
  }
  return {
    ...useOutbox(onSent),
    thread,
    loadThread,
    isThreadBusy,
    reload,
    link,
    /** Colleagues who are writing to the shown contact. */
    typing: typing.typing.filter(({ contactId }) => sameId(contactId, chat?._id)),
    heard: changes,
    /** Takes over how a conversation is after a write. */
    apply,
  }
}

export type OpenConversation = ReturnType<typeof useConversation>
