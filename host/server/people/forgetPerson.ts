import { and, eq, inArray, like, ne, or, sql } from "drizzle-orm"
import { phoneKeyOf } from "../../../src/contract/people/phone.ts"
import { phonesOfKey } from "../../../src/contract/people/sameness.ts"
import { people as peopleList } from "../../../src/contract/resources/people.ts"
import { shoppers as shoppersList } from "../../../src/contract/resources/shoppers.ts"
import { contactsWithPhones } from "../contact/contactFilter.ts"
import { contactRemovals, contacts } from "../db/contactSchema.ts"
import type { Database } from "../db/database.ts"
import { messageRecipients } from "../db/messageSchema.ts"
import { idempotencyKeys } from "../db/sessionSchema.ts"
import { forgetCalls } from "../calls/idempotency.ts"
import {
  emptied,
  forgetCallsOf,
  forgetFiles,
  forgetLines,
  forgetNews,
  linesOf,
  type PersonScope,
  photoOf,
} from "./forgetting.ts"
import { forgetTickets } from "./forgetTickets.ts"
import { shopperPins, topicSubscriptions } from "../db/resourceSchema.ts"
import { tables } from "../db/described/tables.ts"
import { companies } from "../db/schema.ts"
import { orders } from "../db/tradeSchema.ts"
import type { Row } from "../resource/recordRows.ts"

const { outboxMessages, people, shoppers } = tables

/** Somebody's work as a shopper stays without their name, phone, picture and PIN. */
const forgetShoppers = async (tx: Database, application: number, person: number) => {
  const found = await tx
    .select({ id: shoppers.id, photo: shoppers.photo })
    .from(shoppers)
    .where(eq(shoppers.person, person))
  for (const { id, photo } of found) {
    const set = {
      ...emptied(shoppersList, id as number),
      version: sql`${shoppers.version} + 1`,
    }
    await tx.update(shoppers).set(set).where(eq(shoppers.id, id))
    await forgetFiles(tx, photoOf(photo))
  }
  const ids = found.map(({ id }) => id as number)
  await tx.delete(shopperPins).where(inArray(shopperPins.shopperId, [0, ...ids]))
  await forgetCallsOf(tx, shoppersList, { ids, application })
  const { call, answer } = idempotencyKeys
  const namesPerson = inArray(sql`${answer} #>> '{shopper,_id}'`, ["", ...ids.map(String)])
  await forgetCalls(tx, and(like(call, "POST /order/%"), namesPerson))
  await forgetLines(tx, linesOf("shoppers", ids))
}

/** A number without its area code may be anybody's. */
const minKeyLength = 10

/**
 * Returns the phones that belong to this person alone, by key: if another person has the phone too, its orders cannot
 * be attributed.
 */
const ownPhones = async (tx: Database, application: number, row: Row) => {
  const more = (row["morePhones"] ?? []) as ReadonlyArray<{ readonly phone: string }>
  const all = [row["phone"], ...more.map(({ phone }) => phone)].flatMap((phone) => phone || [])
  const own = new Map<string, string>()
  for (const [key, phone] of new Map(all.map((phone) => [phoneKeyOf(String(phone)), String(phone)]))) {
    if (key.length < minKeyLength) continue
    const phones = [...phonesOfKey(key)]
    const alsoTheirs = sql`exists (select from jsonb_array_elements(${people.morePhones}) other
      where ${inArray(sql`other ->> 'phone'`, phones)})`
    const [other] = await tx
      .select({ id: people.id })
      .from(people)
      .where(
        and(
          eq(people.applicationId, application),
          ne(people.id, row._id),
          or(inArray(people.phone, phones), alsoTheirs),
        ),
      )
      .limit(1)
    if (!other) own.set(key, phone)
  }
  return own
}

/** Items bought and the destination stay; notes about the customer are deleted. */
const forgottenOrder = {
  customerName: null,
  customerPhone: null,
  address: null,
  items: sql`case jsonb_typeof(${orders.items}) when 'array' then (
    select coalesce(jsonb_agg(item - 'note' order by at), '[]')
    from jsonb_array_elements(${orders.items}) with ordinality sold (item, at)) else ${orders.items} end`,
  timeline: sql`(select coalesce(jsonb_agg(case when line #>> '{by,kind}' = 'CUSTOMER'
    then jsonb_set(line, '{by,name}', 'null') else line end - 'comment' #- '{item,before,note}' #- '{item,after,note}'
    order by at), '[]') from jsonb_array_elements(${orders.timeline}) with ordinality told (line, at))`,
}

const forgetOrders = async (tx: Database, { phones, application, companies: within }: PersonScope) => {
  const found = await tx
    .update(orders)
    .set(forgottenOrder)
    .where(and(inArray(orders.customerPhone, [...phones]), sql`${orders.companyId} in ${within}`))
    .returning({ id: orders.id })
  const ids = found.map(({ id }) => id)
  await forgetNews(tx, ["restaurantOrders", "supermarketOrders"], ids)
  await forgetCallsOf(tx, { path: "/order" }, { ids, application })
}

/** Their orders keep what was sold and for how much; their conversations go. */
const forgetByPhone = async (tx: Database, application: number, own: ReadonlyMap<string, string>) => {
  if (own.size === 0) return
  const ofApplication = sql`(select id from ${companies} where application_id = ${application})`
  const phones = [...own.keys()].flatMap(phonesOfKey)
  const found: PersonScope = { phones, application, companies: ofApplication }
  await forgetOrders(tx, found)
  await forgetTickets(tx, found)
  const forgotten = await tx
    .delete(contacts)
    .where(and(contactsWithPhones(tx, [...own.values()]), sql`${contacts.companyId} in ${ofApplication}`))
    .returning({ contactId: contacts.id, companyId: contacts.companyId })
  if (forgotten.length === 0) return
  await tx.insert(contactRemovals).values(forgotten)
  const ids = forgotten.map(({ contactId }) => contactId)
  await forgetCallsOf(tx, { path: "/contact" }, { ids, application })
  await forgetCalls(tx, inArray(sql`${idempotencyKeys.answer} ->> 'contactId'`, ids.map(String)))
  await forgetLines(tx, linesOf("contacts", ids))
}

/** Deletes the messages still waiting for this person, and theirs in the outbox. */
const forgetMessages = async (tx: Database, person: number) => {
  const waits = and(eq(messageRecipients.personId, person), eq(messageRecipients.state, "WAITING"))
  await tx.delete(messageRecipients).where(waits)
  await tx.delete(outboxMessages).where(like(sql`key`, `%/${person}`))
}

/** Erases what identifies a person wherever it is kept; their record says so from then on. */
export const forgetPerson = async (tx: Database, application: number, row: Row) => {
  const id = row._id
  await forgetByPhone(tx, application, await ownPhones(tx, application, row))
  await forgetShoppers(tx, application, id)
  await tx.delete(topicSubscriptions).where(eq(topicSubscriptions.personId, id))
  await forgetMessages(tx, id)
  await forgetLines(tx, linesOf("people", [id]))
  await forgetCallsOf(tx, peopleList, { ids: [id], application })
  const set = {
    ...emptied(peopleList, id),
    marketingAt: null,
    hasPendingDocument: false,
    status: "ANONYMIZED",
    updatedAt: sql`now()`,
    version: sql`${people.version} + 1`,
  }
  await tx.update(people).set(set).where(eq(people.id, id))
  await forgetFiles(tx, photoOf(row["photo"]))
}
