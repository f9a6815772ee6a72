import { openStatuses } from "../contract/orders/board.ts"
import { limits } from "../contract/limits.ts"
import type { Order } from "../contract/orders/order.ts"
import { phoneKeyOf } from "../contract/people/phone.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { type ConversationMemory, withPhone } from "./conversationMemory.ts"

const hourMs = 3_600_000

/** True if an order belongs to the customer with this phone. */
export const isOf = ({ customer }: Numbered<Order>, phone: string): boolean =>
  customer?.phone != null && phoneKeyOf(customer.phone) === phoneKeyOf(phone)

/** Since when the customer of an open order waits for an answer to what they wrote; null where they do not. */
export const waitsSince = (
  chat: ConversationMemory,
  { status, customer }: Numbered<Order>,
): string | null => {
  const isOpen = openStatuses.some((one) => one === status)
  const contact = isOpen && customer?.phone ? withPhone(chat, customer.phone) : undefined
  if (!contact || contact.state !== "OPEN") return null
  const chatMessages = [...chat.messages.values()]
    .filter(({ contactId }) => contactId === contact._id)
    .toSorted((one, other) => one._id - other._id)
  const answered = chatMessages.findLastIndex(({ direction, kind }) => direction === "OUT" && kind !== "NOTE")
  const from = Date.now() - limits.contact.windowHours * hourMs
  const waiting = chatMessages
    .slice(answered + 1)
    .find(({ direction, createdAt }) => direction === "IN" && Date.parse(createdAt ?? "") > from)
  return waiting?.createdAt ?? null
}
