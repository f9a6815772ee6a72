import * as Schema from "effect/Schema"
import { Company } from "../companies/company.ts"
import { limits } from "../limits.ts"
import { entity } from "../wire/entity.ts"
import { oneOf } from "../wire/reading.ts"
import { Id, KeyId, RecordId } from "../wire/recordId.ts"
import { Moment, RequiredText } from "../wire/text.ts"
import { Message } from "./message.ts"

const maybe = <A extends Schema.Codec<unknown, unknown>>(part: A) => Schema.optionalKey(Schema.NullOr(part))

const { contactName } = limits.text
const { minPhone, minTypedPhone, maxPhone } = limits.contact

const digits = (min: number) =>
  Schema.String.check(
    Schema.isPattern(new RegExp(`^\\d{${min},${maxPhone}}$`), { expected: `${min} to ${maxPhone} digits` }),
  )

/** A phone somebody types: digits only (section 5), with the area or country code. */
const TypedPhone = digits(minTypedPhone)

/** A phone messages are exchanged with: digits only, with the area or country code. */
export const MessagePhone = digits(minPhone)

const person = {
  _id: RecordId,
  /** The customer's own account on the platform, where they have one. */
  userId: maybe(RecordId),
  name: maybe(Schema.String),
  phone: Schema.String,
  company: maybe(Company),
  createdAt: maybe(Moment),
}

/** Someone the contact centre writes to (section 3). */
export const Contact = entity(person)
export type Contact = typeof Contact.Type

/** A contact of the list; who may read the conversation is told what was last said and how many messages nobody has read. */
export const ListedContact = entity({
  ...person,
  _id: KeyId,
  unread: Schema.optionalKey(Schema.Int),
  lastMessage: maybe(Message),
})
export type ListedContact = typeof ListedContact.Type

/** A contact as it is created. Its company is the one being viewed. */
export const NewContact = Schema.Struct({
  name: RequiredText(contactName.min, contactName.max),
  phone: TypedPhone,
  userId: maybe(RecordId),
})
export type NewContact = typeof NewContact.Type

/** A user who may attend customers of a company. */
export const Colleague = entity({ id: Id, fullname: Schema.String })
export type Colleague = typeof Colleague.Type

/** State of a conversation: closed, or still waiting for somebody. A message from the customer reopens it. */
export const conversationStates = ["OPEN", "CLOSED"] as const

/** A contact with what was last said, by whom they are attended, and how many messages nobody has read. */
export const Conversation = entity({
  ...person,
  state: oneOf(conversationStates),
  assignee: maybe(Colleague),
  unread: Schema.Int,
  lastMessage: maybe(Message),
  /** Until when anything may be written; afterwards only templates. Null when the customer never wrote. */
  windowEndsAt: maybe(Moment),
})
export type Conversation = typeof Conversation.Type

/** Queues of conversations: the user's own, unassigned ones, or all. */
export const queues = ["mine", "unassigned", "all"] as const
export type Queue = (typeof queues)[number]

/** One stretch of conversations, latest first; `next` leads to those before them, null at the end. */
export const ConversationPage = Schema.Struct({
  items: Schema.Array(Conversation),
  next: Schema.NullOr(Schema.String),
  /** Number of open conversations in each queue, and number of all conversations with unread messages. */
  counts: Schema.Struct({ mine: Schema.Int, unassigned: Schema.Int, all: Schema.Int, unread: Schema.Int }),
})
export type ConversationPage = typeof ConversationPage.Type

/**
 * News: conversations in their current state, new or changed messages, removed contacts, and colleagues who are writing
 * an answer. Parts without news are left out.
 */
export const ConversationChanges = Schema.Struct({
  conversations: Schema.Array(Conversation),
  messages: Schema.Array(Message),
  removed: Schema.Array(RecordId),
})
export type ConversationChanges = typeof ConversationChanges.Type

/** A colleague is writing to a contact. Holds for `limits.contact.typingMs`. */
export const Typing = Schema.Struct({ contactId: RecordId, userId: Id, name: Schema.String })
export type Typing = typeof Typing.Type
