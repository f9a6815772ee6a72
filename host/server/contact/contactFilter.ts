import { and, eq, exists, inArray, isNull, not, or, type SQL, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import type { whatsapp } from "../../../src/contract/contact/whatsapp.ts"
import type { contacts as contract } from "../../../src/contract/contact/contacts.ts"
import { digitsOf, phoneKeyOf, phoneKeyOfInternational } from "../../../src/contract/people/phone.ts"
import type { Caller } from "../access/caller.ts"
import { companyIdWithin } from "../access/reach.ts"
import { contacts } from "../db/contactSchema.ts"
import type { Database } from "../db/database.ts"
import type { HandlerInput } from "../calls/handler.ts"
import { columnContaining, containing } from "../lists/search.ts"

/** The contacts of the companies within reach. */
export const contactsWithin = ({ reach }: Caller, db: Database): SQL | undefined =>
  companyIdWithin(contacts.companyId, reach, db)

/** The contacts of a list call. */
export const listedContacts = (
  db: Database,
  caller: Caller,
  { userId, name = "", phone = "" }: HandlerInput<typeof contract.list>["query"],
): SQL | undefined =>
  and(
    contactsWithin(caller, db),
    userId === undefined ? undefined : eq(contacts.userId, userId),
    columnContaining(name, contacts.name, contacts),
    digitsOf(phone) === "" ? undefined : columnContaining(phone, contacts.phone, contacts),
  )

/** The place `next` of a page names: everything after it. */
const after = (from: string | undefined): SQL | undefined => {
  if (from === undefined) return undefined
  const [message, contact] = from.split("-")
  return sql`(${contacts.lastMessageId}, ${contacts.id}) < (${message}::bigint, ${contact}::bigint)`
}

/** The conversations of a call for them. */
export const listedConversations = (
  db: Database,
  caller: Caller,
  { queue = "all", state, search: text = "", from }: HandlerInput<typeof contract.conversations>["query"],
): SQL | undefined =>
  and(
    contactsWithin(caller, db),
    queue === "mine" ? eq(contacts.assigneeId, caller.user.id as number) : undefined,
    queue === "unassigned" ? isNull(contacts.assigneeId) : undefined,
    state === undefined ? undefined : eq(contacts.state, state),
    containing(text, contacts),
    after(from),
  )

const otherContacts = alias(contacts, "others")

/**
 * The contacts a typed phone names: at each company whoever writes from exactly this number of another country, or else
 * whoever has it in Brazil.
 */
export const contactsWithPhone = (db: Database, phone: string): SQL | undefined => {
  const digits = digitsOf(phone)
  const [abroad, typed] = [phoneKeyOfInternational(digits), phoneKeyOf(digits)]
  if (abroad === typed) return eq(contacts.phoneKey, typed)
  const isAbroad = and(eq(otherContacts.companyId, contacts.companyId), eq(otherContacts.phoneKey, abroad))
  return and(
    inArray(contacts.phoneKey, [abroad, typed]),
    or(
      eq(contacts.phoneKey, abroad),
      not(exists(db.select({ id: otherContacts.id }).from(otherContacts).where(isAbroad))),
    ),
  )
}

/**
 * The contacts of a person's phones: whoever has them in Brazil, and at companies that know no such contact whoever
 * writes from exactly these numbers of another country.
 */
export const contactsWithPhones = (db: Database, phones: ReadonlyArray<string>): SQL | undefined => {
  const inBrazil = phones.map(phoneKeyOf)
  const abroad = phones.map((phone) => phoneKeyOfInternational(digitsOf(phone)))
  const isBrazilian = and(
    eq(otherContacts.companyId, contacts.companyId),
    inArray(otherContacts.phoneKey, inBrazil),
  )
  const isKnown = exists(db.select({ id: otherContacts.id }).from(otherContacts).where(isBrazilian))
  return or(inArray(contacts.phoneKey, inBrazil), and(inArray(contacts.phoneKey, abroad), not(isKnown)))
}

/** The contacts a call for messages names: one, or by phone, however it is written, or by the user they are. */
export const namedContacts = (
  db: Database,
  caller: Caller,
  { contactId, phone, userId }: HandlerInput<typeof whatsapp.list>["query"],
): SQL | undefined => {
  if (contactId !== undefined) return and(contactsWithin(caller, db), eq(contacts.id, contactId))
  if (phone === undefined && userId === undefined) return undefined
  return and(
    contactsWithin(caller, db),
    phone === undefined ? undefined : contactsWithPhone(db, phone),
    userId === undefined ? undefined : eq(contacts.userId, userId),
  )
}
