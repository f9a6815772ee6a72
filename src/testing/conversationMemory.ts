import type { Conversation } from "../contract/contact/contact.ts"
import type { Message } from "../contract/contact/message.ts"
import { limits } from "../contract/limits.ts"
import { phoneKeyOf } from "../contract/people/phone.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import type { GivenConversation, GivenMessage } from "../samples/givenConversation.ts"

type Row = Numbered<Conversation>
type StoredMessage = Numbered<Message>

const hourMs = 3_600_000

/** The conversations of a backend, and who hears when they change. */
export interface ConversationMemory {
  readonly conversations: Map<number, Row>
  readonly messages: Map<number, StoredMessage>
  /** Puts a message, new or changed, and its conversation as that leaves it. */
  put(message: Omit<StoredMessage, "_id"> & { readonly _id?: number }): StoredMessage
  /** Changes a conversation. */
  change(row: Row, to: Partial<Row>): Row
  remove(id: number): void
  /** Calls back with each conversation that changes, once it has. */
  onChange(listener: (row: Row) => void): void
}

/** Publisher of changes. */
export type Publish = (changes: {
  readonly conversations: ReadonlyArray<Row>
  readonly messages: ReadonlyArray<StoredMessage>
  readonly removed: ReadonlyArray<number>
}) => void

const windowAfter = (at: string) =>
  new Date(Date.parse(at) + limits.contact.windowHours * hourMs).toISOString()

/** A conversation with one more message. */
const withMessage = (row: Row, message: StoredMessage): Row => {
  const isNew = message._id > (row.lastMessage?._id ?? 0)
  const latest = message._id >= (row.lastMessage?._id ?? 0) ? { ...row, lastMessage: message } : row
  if (message.direction !== "IN" || !isNew) return latest
  const at = message.createdAt ?? new Date().toISOString()
  return { ...latest, unread: row.unread + 1, state: "OPEN", windowEndsAt: windowAfter(at) }
}

/** The conversations of a backend, empty. */
export const conversationMemory = (publish: Publish): ConversationMemory => {
  const conversations = new Map<number, Row>()
  const messages = new Map<number, StoredMessage>()
  const listeners: Array<(row: Row) => void> = []
  const notify = (row: Row) => listeners.forEach((listener) => listener(row))
  const change = (row: Row, to: Partial<Row>) => {
    const changed = { ...row, ...to }
    conversations.set(row._id, changed)
    publish({ conversations: [changed], messages: [], removed: [] })
    notify(changed)
    return changed
  }
  return {
    conversations,
    messages,
    change,
    onChange: (listener) => void listeners.push(listener),
    put: (input) => {
      const message = { ...input, _id: input._id ?? Math.max(0, ...messages.keys()) + 1 }
      messages.set(message._id, message)
      const row = conversations.get(message.contactId ?? 0)
      const changed = row ? [withMessage(row, message)] : []
      for (const one of changed) conversations.set(one._id, one)
      publish({ conversations: changed, messages: [message], removed: [] })
      changed.forEach(notify)
      return message
    },
    remove: (id) => {
      conversations.delete(id)
      for (const { _id, contactId } of messages.values()) if (contactId === id) messages.delete(_id)
      publish({ conversations: [], messages: [], removed: [id] })
    },
  }
}

/** A contact nobody wrote to yet. */
export const emptyConversation = (
  _id: number,
  { name, phone, company }: Pick<GivenConversation, "phone" | "company"> & { readonly name?: string | null },
): Row => ({
  _id,
  name: name ?? null,
  phone,
  ...(company && { company }),
  state: "OPEN",
  assignee: null,
  unread: 0,
  lastMessage: null,
  windowEndsAt: null,
})

const kindOf = ({ by, file }: GivenMessage) => (by === "note" ? "NOTE" : (file ?? "TEXT"))

const messageOf = (
  { by, ago, body, file, ...state }: GivenMessage,
  { _id, phone }: Row,
  now: number,
  author: string,
) => ({
  contactId: _id,
  direction: by === "customer" ? "IN" : "OUT",
  ...(by === "customer" ? { from: phone } : { to: phone }),
  kind: kindOf({ by, ago, ...(file && { file }) }),
  body: body ?? null,
  ...(file && !state.mediaState && { mediaId: 1 }),
  ...state,
  sentBy: by === "customer" ? null : author,
  createdAt: new Date(now - ago * 60_000).toISOString(),
})

/** Puts sample conversations, attended by this user. Files are the first one the backend has. */
export const fillConversations = (
  memory: ConversationMemory,
  conversations: ReadonlyArray<GivenConversation>,
  { now, attendant }: { readonly now: number; readonly attendant: { id: number; fullname: string } },
) => {
  for (const { isClosed, isAssigned, unread = 0, messages, ...person } of conversations) {
    const empty = emptyConversation(memory.conversations.size + 1, person)
    memory.conversations.set(empty._id, empty)
    for (const message of messages) memory.put(messageOf(message, empty, now, attendant.fullname))
    memory.change(memory.conversations.get(empty._id) ?? empty, {
      unread,
      state: isClosed ? "CLOSED" : "OPEN",
      assignee: isAssigned ? attendant : null,
    })
  }
}

/** The conversation with a phone, however it is written. */
export const withPhone = ({ conversations }: ConversationMemory, phone: string): Row | undefined =>
  [...conversations.values()].find((one) => phoneKeyOf(one.phone) === phoneKeyOf(phone))
