import type { DeliveryState, Failure, Message } from "../contract/contact/message.ts"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { sampleConversations } from "../samples/conversations.ts"
import type { GivenConversation } from "../samples/givenConversation.ts"
import { conversationMemory, emptyConversation, fillConversations, withPhone } from "./conversationMemory.ts"
import { eventStreams } from "./eventStreams.ts"

/** Controls for a test to change conversations while a backend runs. */
export interface ChatControls {
  /** A customer writes, and streams tell of it. `message` says what differs, such as `sentBy` where a colleague does. */
  write(phone: string, body: string, message?: Partial<Numbered<Message>>): void
  /** A sent message gets further, or fails. */
  deliver(message: number, status: DeliveryState, failure?: Failure): void
  /** A colleague is writing to a contact. */
  startTyping(contact: number, name: string): void
}

/** The conversations of a backend, those who follow them, and what a test may do to them. */
export const makeChat = (
  user: Numbered<CurrentUser>,
  conversations: ReadonlyArray<GivenConversation> = sampleConversations.restaurant,
) => {
  const streams = eventStreams()
  const chat = conversationMemory((changes) => streams.publish("changes", changes))
  fillConversations(chat, conversations, { now: Date.now(), attendant: user })
  const colleagues = new Set<string>()
  const controls: ChatControls = {
    write: (phone, body, message) => {
      const next = Math.max(0, ...chat.conversations.keys()) + 1
      const row = withPhone(chat, phone) ?? chat.change(emptyConversation(next, { phone }), {})
      const createdAt = new Date().toISOString()
      chat.put({
        contactId: row._id,
        direction: "IN",
        kind: "TEXT",
        from: phone,
        body,
        createdAt,
        ...message,
      })
    },
    deliver: (id, status, failure) => {
      const message = chat.messages.get(id)
      if (message) chat.put({ ...message, status, failure: failure ?? null })
    },
    startTyping: (contactId, name) => {
      colleagues.add(name)
      streams.publish("typing", { contactId, userId: user.id + 1 + [...colleagues].indexOf(name), name })
    },
  }
  return { chat, streams, controls }
}
