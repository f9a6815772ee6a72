import type { Contact, Conversation } from "../../contract/contact/contact.ts"
import type { Message } from "../../contract/contact/message.ts"
import { digitsOf, formatPhone } from "../../contract/people/phone.ts"

/** A contact with as much of its conversation as the platform tells; its own API tells nothing of it. */
export type Chat = Contact & Partial<Omit<Conversation, keyof Contact>>

/** Returns the contact's name, or the phone if there is no name. */
export const nameOf = ({ name, phone }: Pick<Contact, "name" | "phone">): string =>
  name?.trim() || formatPhone(phone)

/**
 * By what the calls find a contact's messages: the phone as digits only (section 5), or the user where it is none; and
 * the contact itself, since several may have one phone.
 */
export const addressOf = ({ _id: contactId, phone, userId }: Contact) => {
  const digits = digitsOf(phone)
  return { contactId, ...(digits === "" && userId ? { userId } : { phone: digits }) }
}

/** Returns the time a message was written, in milliseconds since 1970; 0 if the platform does not say. */
export const writtenAt = (message: Message | null | undefined): number =>
  Date.parse(message?.createdAt ?? "") || 0

/** Milliseconds until only templates may be sent; undefined where the platform does not say. */
export const windowLeft = ({ windowEndsAt }: Chat, now: number): number | undefined =>
  windowEndsAt === undefined ? undefined : Math.max(0, (Date.parse(windowEndsAt ?? "") || 0) - now)

/** Conversations with the latest message first; those without one stay where they are. */
export const latestFirst = (chats: ReadonlyArray<Chat>): ReadonlyArray<Chat> =>
  chats.toSorted((one, other) => writtenAt(other.lastMessage) - writtenAt(one.lastMessage))
