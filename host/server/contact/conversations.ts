import { and, eq, type SQL, sql } from "drizzle-orm"
import type { PgUpdateSetSource } from "drizzle-orm/pg-core"
import * as Effect from "effect/Effect"
import type { Conversation } from "../../../src/contract/contact/contact.ts"
import { phoneKeyOf } from "../../../src/contract/people/phone.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Caller } from "../access/caller.ts"
import { contacts, messages } from "../db/contactSchema.ts"
import { type Database, query } from "../db/database.ts"
import { contactsWithin, contactsWithPhone } from "./contactFilter.ts"
import { publishChat } from "./contactHub.ts"
import { readConversations } from "./conversationRows.ts"

/** One conversation within reach. */
export const readConversation = Effect.fnUntraced(function* (db: Database, caller: Caller, id: number) {
  const where = and(eq(contacts.id, id), contactsWithin(caller, db))
  const [found] = yield* query(() => readConversations(db, where, 1))
  return found ?? (yield* new NotFound())
})

/** Locks a contact until the transaction ends. */
export const lockContact = Effect.fnUntraced(function* (tx: Database, where: SQL | undefined) {
  const [row] = yield* query(() => tx.select().from(contacts).where(where).for("update"))
  return row ?? (yield* new NotFound())
})

/** Changes a conversation within reach, and tells of it. */
export const changeConversation = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  id: number,
  to: PgUpdateSetSource<typeof contacts>,
): Effect.fn.Return<Numbered<Conversation>, NotFound> {
  yield* lockContact(tx, and(eq(contacts.id, id), contactsWithin(caller, tx)))
  yield* query(() => tx.update(contacts).set(to).where(eq(contacts.id, id)))
  yield* publishChat(tx)
  return yield* readConversation(tx, caller, id)
})

/** Marks what a customer wrote as read, up to a message: what came later stays unread. */
export const readUpTo = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  id: number,
  message: number,
) {
  const later = sql<number>`(select count(*)::int from (
    select from ${messages} m where m.contact_id = ${contacts.id} and m.id > ${message} and m.direction = 'IN'
    limit 1000) as later)`
  return yield* changeConversation(tx, caller, id, {
    unread: sql`least(${contacts.unread}, ${later})`,
  })
})

/** The key a phone somebody typed has at a company. */
export const typedPhoneKey = Effect.fnUntraced(function* (tx: Database, company: number, phone: string) {
  const known = and(eq(contacts.companyId, company), contactsWithPhone(tx, phone))
  const [found] = yield* query(() => tx.select({ phoneKey: contacts.phoneKey }).from(contacts).where(known))
  return found?.phoneKey ?? phoneKeyOf(phone)
})

/** A phone of a company's contact, with what all ways to write it have in common. */
interface ContactPhone {
  readonly company: number
  readonly phone: string
  readonly phoneKey: string
}

/** The contact of a company with this phone, locked; a new one if there is none. */
export const contactOfPhone = Effect.fnUntraced(function* (
  tx: Database,
  { company, phone, phoneKey }: ContactPhone,
) {
  yield* query(() =>
    tx.insert(contacts).values({ companyId: company, phone, phoneKey }).onConflictDoNothing(),
  )
  const known = and(eq(contacts.companyId, company), eq(contacts.phoneKey, phoneKey))
  return yield* Effect.orDie(lockContact(tx, known))
})

type NewMessage = Omit<typeof messages.$inferInsert, "contactId">

/** Adds a message to a contact that is locked. One with a `providerId` that is known already is not added again. */
export const addMessage = Effect.fnUntraced(function* (
  tx: Database,
  contact: typeof contacts.$inferSelect,
  message: NewMessage,
) {
  const [created] = yield* query(() =>
    tx
      .insert(messages)
      .values({ ...message, contactId: contact.id })
      .onConflictDoNothing()
      .returning({ id: messages.id }),
  )
  if (!created) return undefined
  const isIn = message.direction === "IN"
  const at = message.createdAt ?? new Date()
  yield* query(() =>
    tx
      .update(contacts)
      .set({
        lastMessageId: created.id,
        ...(isIn && {
          unread: contact.unread + 1,
          state: "OPEN",
          // A message that arrives late does not shorten the 24 hours.
          customerAt: new Date(Math.max(at.getTime(), contact.customerAt?.getTime() ?? 0)),
        }),
      })
      .where(eq(contacts.id, contact.id)),
  )
  yield* publishChat(tx)
  return created.id
})
