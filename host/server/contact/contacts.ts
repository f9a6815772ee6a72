import { and, asc, eq, isNull, or, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { allows, attends, permissionsFor } from "../../../src/contract/access/access.ts"
import { NoCompanyViewed } from "../../../src/contract/companies/companyDeliveries.ts"
import type { NewContact } from "../../../src/contract/contact/contact.ts"
import { ContactExists, type contacts as contract } from "../../../src/contract/contact/contacts.ts"
import { limits } from "../../../src/contract/limits.ts"
import { maskPhone } from "../../../src/contract/people/phone.ts"
import { UnknownReference } from "../../../src/contract/resource/refusals.ts"
import { Forbidden } from "../../../src/contract/wire/refusals.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Caller } from "../access/caller.ts"
import { usersWithin } from "../access/reach.ts"
import { noteCompanyWrites } from "../audit/auditedLists.ts"
import { contactRemovals, contacts, contactTyping } from "../db/contactSchema.ts"
import { type Database, query } from "../db/database.ts"
import { users } from "../db/schema.ts"
import { nameOrder } from "../db/searchText.ts"
import type { HandlerInput, CallServices, HandlersOf } from "../calls/handler.ts"
import { rowsOfPage } from "../lists/paging.ts"
import { countRows } from "../lists/totals.ts"
import { currentUserColumns, toCurrentUser } from "../access/userRows.ts"
import { contactsWithin, listedContacts, listedConversations } from "./contactFilter.ts"
import { publishChat } from "./contactHub.ts"
import {
  addMessage,
  changeConversation,
  lockContact,
  readConversation,
  readUpTo,
  typedPhoneKey,
} from "./conversations.ts"
import { countConversations, readContacts, readConversations, withLatest } from "./conversationRows.ts"
import { messageWithId } from "./messages.ts"

const list = limits.list

const listPage = Effect.fn("contacts.list")(function* (
  db: Database,
  { query: search, caller }: HandlerInput<typeof contract.list>,
) {
  const where = listedContacts(db, caller, search)
  const totalCount = yield* query(() => countRows(db, contacts, where))
  const page = rowsOfPage({
    table: contacts,
    where,
    sorted: { id: contacts.id, name: nameOrder(contacts.name) },
    query: {
      sortField: "name",
      sortOrder: "asc",
      pageNumber: search.page ?? list.pageNumber,
      pageSize: search.limit ?? list.pageSize,
    },
    total: totalCount,
  })
  const order = [asc(nameOrder(contacts.name)), asc(contacts.id)]
  const rows = page === undefined ? [] : yield* query(() => readContacts(db, page, order))
  const mayRead = rows.length > 0 && allows(attends, caller.user)
  return { items: mayRead ? yield* query(() => withLatest(db, rows)) : rows, totalCount }
})

/** Fails if the id is not a user within reach. */
const ensureKnown = Effect.fnUntraced(function* (db: Database, caller: Caller, userId: number) {
  const where = and(eq(users.id, userId), usersWithin(caller.reach, db))
  const [known] = yield* query(() => db.select({ id: users.id }).from(users).where(where))
  if (!known) return yield* new UnknownReference({ field: "userId" })
})

const create = Effect.fn("contacts.create")(function* (
  tx: Database,
  caller: Caller,
  { name, phone, userId }: Numbered<NewContact>,
) {
  const { reach } = caller
  if (reach.kind !== "company") return yield* new NoCompanyViewed()
  if (userId) yield* ensureKnown(tx, caller, userId)
  const phoneKey = yield* typedPhoneKey(tx, reach.company, phone)
  const values = { companyId: reach.company, name, phone, phoneKey, userId }
  const [created] = yield* query(() =>
    tx.insert(contacts).values(values).onConflictDoNothing().returning({ id: contacts.id }),
  )
  const known = and(eq(contacts.companyId, reach.company), eq(contacts.phoneKey, phoneKey))
  const [contact] = yield* query(() => readContacts(tx, known, [asc(contacts.id)]))
  if (!contact) return yield* Effect.die("a contact that exists cannot be read")
  if (!created) return yield* new ContactExists({ current: contact })
  yield* publishChat(tx)
  return contact
})

/** A name of which all but the first one is hidden: `Ana S.` */
const maskName = (name: string): string => {
  const [first, ...lastNames] = name.trim().split(/\s+/)
  return [first, ...lastNames.map(([letter]) => `${letter}.`)].join(" ")
}

/**
 * Deletes a contact and all messages with them, for callers who may read those; the audit log keeps the deletion, with
 * the contact partly masked.
 */
const remove = Effect.fn("contacts.remove")(function* (tx: Database, caller: Caller, id: number) {
  const contact = yield* lockContact(tx, and(eq(contacts.id, id), contactsWithin(caller, tx)))
  if (contact.lastMessageId > 0 && !allows(attends, caller.user))
    return yield* new Forbidden({ needs: permissionsFor(attends, caller.user) })
  const { companyId: company, phone } = contact
  const name = contact.name && maskName(contact.name)
  const label = name || maskPhone(phone)
  yield* noteCompanyWrites(tx, caller, "contacts", [{ id, company, label, before: { name, phone } }])
  yield* query(() => tx.insert(contactRemovals).values({ contactId: id, companyId: company }))
  yield* query(() => tx.delete(contacts).where(eq(contacts.id, id)))
  yield* publishChat(tx)
})

const conversationPage = Effect.fn("contacts.conversations")(function* (
  db: Database,
  { query: search, caller }: HandlerInput<typeof contract.conversations>,
) {
  const { limit = list.pageSize } = search
  const where = listedConversations(db, caller, search)
  const all = contactsWithin(caller, db)
  const [found, counts] = yield* query(() =>
    Promise.all([
      readConversations(db, where, limit + 1),
      countConversations(db, all, caller.user.id as number),
    ]),
  )
  const items = found.slice(0, limit)
  const last = items.at(-1)
  const isMore = found.length > limit && last !== undefined
  const next = isMore ? `${last.lastMessage?._id ?? 0}-${last._id}` : null
  return { items, next, counts }
})

/** Users who may attend a contact, by name: staff of its company, and who asks. */
const colleagues = Effect.fnUntraced(function* (db: Database, caller: Caller, id: number) {
  const { company } = yield* readConversation(db, caller, id)
  const isStaff = company ? eq(users.companyId, company._id) : undefined
  const where = and(or(isStaff, eq(users.id, caller.user.id as number)), isNull(users.disabledAt))
  const rows = yield* query(() =>
    db
      .select(currentUserColumns)
      .from(users)
      .where(where)
      .orderBy(asc(nameOrder(users.fullname)), asc(users.id))
      .limit(list.maxUnpaged),
  )
  return rows
    .map(toCurrentUser)
    .filter((user) => allows(attends, user))
    .map((user) => ({ id: user.id, fullname: user.fullname }))
})

const assign = Effect.fnUntraced(function* (tx: Database, caller: Caller, id: number, to: number | null) {
  const isKnown = to === null || (yield* colleagues(tx, caller, id)).some((one) => one.id === to)
  if (!isKnown) return yield* new UnknownReference({ field: "assignee" })
  return yield* changeConversation(tx, caller, id, { assigneeId: to })
})

const note = Effect.fnUntraced(function* (tx: Database, caller: Caller, id: number, body: string) {
  const contact = yield* lockContact(tx, and(eq(contacts.id, id), contactsWithin(caller, tx)))
  const message = yield* addMessage(tx, contact, {
    direction: "OUT",
    kind: "NOTE",
    body,
    sentBy: caller.user.id as number,
  })
  return yield* messageWithId(tx, message ?? 0)
})

/** Nobody waits for it: a notice that is lost is followed by another. */
const startTyping = Effect.fnUntraced(function* (db: Database, caller: Caller, id: number) {
  yield* readConversation(db, caller, id)
  const set = { at: sql`now()` }
  yield* query(() =>
    db
      .insert(contactTyping)
      .values({ contactId: id, userId: caller.user.id as number })
      .onConflictDoUpdate({ target: [contactTyping.contactId, contactTyping.userId], set }),
  )
  yield* publishChat(db)
})

/** Contacts of the companies within reach. */
export const contactHandlers = ({ db }: CallServices): Omit<HandlersOf<typeof contract>, "ofOrder"> => ({
  list: (input) => listPage(db, input),
  create: ({ body, caller, write }) => write((tx) => create(tx, caller, body)),
  remove: ({ params, caller, write }) => write((tx) => remove(tx, caller, params.id)),
  conversations: (input) => conversationPage(db, input),
  conversation: ({ params, caller }) => readConversation(db, caller, params.id),
  read: ({ params, body, caller, write }) => write((tx) => readUpTo(tx, caller, params.id, body.upTo)),
  assign: ({ params, body, caller, write }) => write((tx) => assign(tx, caller, params.id, body.assignee)),
  setState: ({ params, body, caller, write }) =>
    write((tx) => changeConversation(tx, caller, params.id, body)),
  note: ({ params, body, caller, write }) => write((tx) => note(tx, caller, params.id, body.body)),
  typing: ({ params, caller }) => startTyping(db, caller, params.id),
  colleagues: ({ params, caller }) => colleagues(db, caller, params.id),
})
