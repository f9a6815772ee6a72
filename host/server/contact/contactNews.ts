import { and, asc, eq, gt, inArray, sql } from "drizzle-orm"
import type { Conversation, Typing } from "../../../src/contract/contact/contact.ts"
import type { Message } from "../../../src/contract/contact/message.ts"
import { limits } from "../../../src/contract/limits.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import { contactRemovals, contacts, contactTyping, messages } from "../db/contactSchema.ts"
import type { Database } from "../db/database.ts"
import { companies, users } from "../db/schema.ts"
import { type Span, writtenWithin } from "../streams/span.ts"
import type { Owner } from "../streams/watch.ts"
import { readConversations, readMessages } from "./conversationRows.ts"

/** A change to one contact, with the contact's owner. */
export type ContactNews = { readonly contact: number; readonly owner: Owner } & (
  | { readonly conversation: Numbered<Conversation> }
  | { readonly message: Numbered<Message> }
  | { readonly typing: Numbered<Typing> }
  | { readonly removed: true }
)

/** Rows of one kind one reading takes in; whoever follows more than that reads their lists again. */
const maxRows = 5000

const ownerColumns = {
  applicationId: companies.applicationId,
  franchiseId: companies.franchise,
  companyId: companies.id,
  region: companies.franchise,
}

/** The owner of each of these contacts. */
const ownersOf = async (db: Database, ids: ReadonlyArray<number>): Promise<ReadonlyMap<number, Owner>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: contacts.id, owner: ownerColumns })
    .from(contacts)
    .innerJoin(companies, eq(companies.id, contacts.companyId))
    .where(inArray(contacts.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, owner }) => [id, owner]))
}

const readRemovals = async (db: Database, span: Span): Promise<ReadonlyArray<ContactNews>> => {
  const rows = await db
    .select({ contact: contactRemovals.contactId, owner: ownerColumns })
    .from(contactRemovals)
    .innerJoin(companies, eq(companies.id, contactRemovals.companyId))
    .where(writtenWithin(contactRemovals.change, span))
  return rows.map((row) => ({ ...row, removed: true }))
}

const readTyping = async (db: Database, span: Span): Promise<ReadonlyArray<ContactNews>> => {
  const isFresh = gt(
    contactTyping.at,
    sql`now() - ${limits.contact.typingMs}::int * interval '1 millisecond'`,
  )
  const rows = await db
    .select({
      typing: { contactId: contactTyping.contactId, userId: contactTyping.userId, name: users.fullname },
      owner: ownerColumns,
    })
    .from(contactTyping)
    .innerJoin(users, eq(users.id, contactTyping.userId))
    .innerJoin(contacts, eq(contacts.id, contactTyping.contactId))
    .innerJoin(companies, eq(companies.id, contacts.companyId))
    .where(and(writtenWithin(contactTyping.change, span), isFresh))
  return rows.map(({ typing, owner }) => ({ contact: typing.contactId, owner, typing }))
}

/** Reads the changes to contacts written by the transactions of a span; undefined if there are too many to send. */
export const readContactNews = async (
  db: Database,
  span: Span,
): Promise<ReadonlyArray<ContactNews> | undefined> => {
  const removals = await readRemovals(db, span)
  const conversations = await readConversations(db, writtenWithin(contacts.change, span), maxRows + 1)
  const written = await readMessages(db, writtenWithin(messages.change, span), {
    order: asc(messages.id),
    limit: maxRows + 1,
  })
  if (Math.max(conversations.length, written.length) > maxRows) return undefined
  const of = [...conversations.map(({ _id }) => _id), ...written.map(({ contactId }) => contactId ?? 0)]
  const owners = await ownersOf(db, of)
  const owned = <A extends object>(contact: number, news: A) => {
    const owner = owners.get(contact)
    return owner ? [{ contact, owner, ...news }] : []
  }
  return [
    ...removals,
    ...conversations.flatMap((conversation) => owned(conversation._id, { conversation })),
    ...written.flatMap((message) => owned(message.contactId ?? 0, { message })),
    ...(await readTyping(db, span)),
  ]
}
