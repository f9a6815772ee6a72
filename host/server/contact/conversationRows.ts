import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import type { Contact, Conversation } from "../../../src/contract/contact/contact.ts"
import { type Message, type MessageKind, messageKinds } from "../../../src/contract/contact/message.ts"
import { limits } from "../../../src/contract/limits.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import { contacts, messages } from "../db/contactSchema.ts"
import type { Database } from "../db/database.ts"
import { companies, users } from "../db/schema.ts"
import { present } from "../access/userRows.ts"
import { companyColumns } from "../companies/companyColumns.ts"

const authors = alias(users, "authors")
const assignees = alias(users, "assignees")

const hourMs = 3_600_000

/** Returns the end of the 24 hours after the customer's last message. */
export const windowEnd = (customerAt: Date | null): Date | null =>
  customerAt && new Date(customerAt.getTime() + limits.contact.windowHours * hourMs)

const messageColumns = {
  _id: messages.id,
  contactId: messages.contactId,
  direction: messages.direction,
  kind: messages.kind,
  body: messages.body,
  mediaUrl: messages.mediaUrl,
  mediaId: messages.mediaId,
  mediaType: messages.mediaType,
  mediaName: messages.mediaName,
  mediaSize: messages.mediaSize,
  mediaState: messages.mediaState,
  status: messages.status,
  failure: messages.failure,
  userId: messages.userId,
  createdAt: messages.createdAt,
}

const person = { phone: contacts.phone, userId: contacts.userId }

type MessageRow = {
  readonly [K in keyof typeof messageColumns]: (typeof messages.$inferSelect)[K extends "_id" ? "id" : K]
}
interface Other {
  readonly phone: string
  readonly userId: number | null
}

const kinds: ReadonlySet<string> = new Set(messageKinds)

/** Returns a known kind of message; stored kinds that are unknown become `OTHER`. */
const kindOf = (kind: MessageKind): MessageKind => (kinds.has(kind) ? kind : "OTHER")

const toMessage = (
  { createdAt, ...row }: MessageRow,
  { phone, userId }: Other,
  sentBy: string | null,
): Numbered<Message> => ({
  ...row,
  kind: kindOf(row.kind),
  ...(row.direction === "IN" ? { from: phone } : { to: phone }),
  userId: row.userId ?? userId,
  sentBy,
  createdAt: createdAt.toISOString(),
})

/** Messages that a condition finds, in this order; at most so many. */
export const readMessages = async (
  db: Database,
  where: SQL | undefined,
  { order = desc(messages.id), limit = 1, offset = 0 } = {},
): Promise<ReadonlyArray<Numbered<Message>>> => {
  const rows = await db
    .select({ message: messageColumns, person, sentBy: authors.fullname })
    .from(messages)
    .innerJoin(contacts, eq(contacts.id, messages.contactId))
    .leftJoin(authors, eq(authors.id, messages.sentBy))
    .where(where)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
  return rows.map(({ message, person: other, sentBy }) => toMessage(message, other, sentBy))
}

const contactColumns = {
  _id: contacts.id,
  userId: contacts.userId,
  name: contacts.name,
  phone: contacts.phone,
  createdAt: contacts.createdAt,
}

/** Contacts that a condition finds, in this order. */
export const readContacts = async (
  db: Database,
  where: SQL | undefined,
  order: ReadonlyArray<SQL>,
): Promise<ReadonlyArray<Numbered<Contact>>> => {
  const rows = await db
    .select({ contact: contactColumns, company: companyColumns })
    .from(contacts)
    .innerJoin(companies, eq(companies.id, contacts.companyId))
    .where(where)
    .orderBy(...order)
    .limit(limits.list.maxPageSize)
  return rows.map(({ contact, company }) => ({
    ...contact,
    company: present(company),
    createdAt: contact.createdAt.toISOString(),
  }))
}

const conversationColumns = {
  contact: contactColumns,
  company: companyColumns,
  assignee: { id: assignees.id, fullname: assignees.fullname },
  state: contacts.state,
  unread: contacts.unread,
  customerAt: contacts.customerAt,
  message: messageColumns,
  sentBy: authors.fullname,
}

/** Conversations that a condition finds, latest first; at most so many. */
export const readConversations = async (
  db: Database,
  where: SQL | undefined,
  limit: number,
): Promise<ReadonlyArray<Numbered<Conversation>>> => {
  const rows = await db
    .select(conversationColumns)
    .from(contacts)
    .innerJoin(companies, eq(companies.id, contacts.companyId))
    .leftJoin(assignees, eq(assignees.id, contacts.assigneeId))
    .leftJoin(messages, and(eq(messages.id, contacts.lastMessageId)))
    .leftJoin(authors, eq(authors.id, messages.sentBy))
    .where(where)
    .orderBy(desc(contacts.lastMessageId), desc(contacts.id))
    .limit(limit)
  return rows.map(({ contact, company, assignee, message, sentBy, customerAt, ...state }) => ({
    ...contact,
    ...state,
    company: present(company),
    createdAt: contact.createdAt.toISOString(),
    assignee,
    lastMessage: message && toMessage(message, contact, sentBy),
    windowEndsAt: windowEnd(customerAt)?.toISOString() ?? null,
  }))
}

/** Contacts with what was last said and how many messages nobody has read. */
export const withLatest = async (db: Database, rows: ReadonlyArray<Numbered<Contact>>) => {
  const ids = rows.map(({ _id }) => _id)
  const found = await readConversations(db, inArray(contacts.id, ids), ids.length)
  const latest = new Map(found.map(({ _id, unread, lastMessage }) => [_id, { unread, lastMessage }]))
  return rows.map((row) => ({ ...row, ...latest.get(row._id) }))
}

/** Counts the open conversations by queue, and the unread ones among them. */
export const countConversations = async (db: Database, where: SQL | undefined, userId: number) => {
  const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const [counted] = await db
    .select({
      mine: count(eq(contacts.assigneeId, userId)),
      unassigned: count(sql`${contacts.assigneeId} is null`),
      all: sql<number>`count(*)::int`,
      unread: count(sql`${contacts.unread} > 0`),
    })
    .from(contacts)
    .where(and(eq(contacts.state, "OPEN"), where))
  return counted ?? { mine: 0, unassigned: 0, all: 0, unread: 0 }
}
