import { and, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm"
import { phoneKeyOf } from "../../../src/contract/people/phone.ts"
import { phonesOfKey } from "../../../src/contract/people/sameness.ts"
import { emptyValues } from "../../../src/contract/resource/body.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { people as peopleList } from "../../../src/contract/resources/people.ts"
import { shoppers as shoppersList } from "../../../src/contract/resources/shoppers.ts"
import { auditLines } from "../db/auditSchema.ts"
import { contactRemovals, contacts } from "../db/contactSchema.ts"
import type { Database } from "../db/database.ts"
import { files } from "../db/fileSchema.ts"
import { idempotencyKeys } from "../db/sessionSchema.ts"
import { callsAbout, forgetCalls } from "../http/idempotency.ts"
import { people, shoppers } from "../db/resourceSchema.ts"
import { companies } from "../db/schema.ts"
import { orders } from "../db/tradeSchema.ts"
import type { Row } from "../resource/recordRows.ts"

/** What tells nobody who they are, and what figures are made of. */
const kept: ReadonlySet<string> = new Set(["kind", "roles", "person", "isOnline", "shifts", "payPerOrder"])

/** A record's fields without what identifies its person. What it is called is its number. */
const emptied = (resource: Resource, id: number) => ({
  ...Object.fromEntries(
    Object.entries(resource.fields)
      .filter(
        ([name, { kind, rules }]) =>
          !kept.has(name) && !rules.derived && !(rules.from === "server" && kind !== "text"),
      )
      .map(([name, { kind }]) => [name, emptyValues[kind] ?? null]),
  ),
  [resource.title]: `#${id}`,
})

/** Files a person's records named are deleted by the next sweep, and until then nobody reads them. */
const forgetFiles = (tx: Database, ids: ReadonlyArray<number>) =>
  tx
    .update(files)
    .set({ namedAt: sql`'epoch'`, name: "", uploadedBy: null })
    .where(inArray(files.id, [...ids, 0]))

/** Of lines that tell of some records only that something was done stays, and which fields changed. */
const forgetLines = (tx: Database, where: SQL | undefined) =>
  tx
    .update(auditLines)
    .set({
      label: sql`'#' || ${auditLines.recordId}`,
      reason: null,
      changes: sql`(select coalesce(jsonb_agg(case when change ->> 'field' = 'status' then change
        else jsonb_build_object('field', change -> 'field') end), '[]')
        from jsonb_array_elements(${auditLines.changes}) change)`,
    })
    .where(where)

const linesOf = (list: string, ids: ReadonlyArray<number>) =>
  and(eq(auditLines.list, list), inArray(auditLines.recordId, [...ids, 0]))

const photoOf = (value: unknown): ReadonlyArray<number> => {
  const photo = value as { readonly _id: number } | number | null
  return photo === null ? [] : [typeof photo === "number" ? photo : photo._id]
}

/** Their records' calls are repeated from no answer that still names them. */
const forgetCallsOf = async (tx: Database, list: Pick<Resource, "path">, ids: ReadonlyArray<number>) => {
  if (ids.length > 0) await forgetCalls(tx, callsAbout(list, ids))
}

/** Somebody's work as a shopper stays without their name, phone and picture. */
const forgetShoppers = async (tx: Database, person: number) => {
  const found = await tx
    .select({ id: shoppers.id, photo: shoppers["photo"]! })
    .from(shoppers)
    .where(eq(shoppers["person"]!, person))
  for (const { id, photo } of found) {
    const set = {
      ...emptied(shoppersList as unknown as Resource, id as number),
      version: sql`${shoppers.version} + 1`,
    }
    await tx.update(shoppers).set(set).where(eq(shoppers.id, id))
    await forgetFiles(tx, photoOf(photo))
  }
  const ids = found.map(({ id }) => id as number)
  await forgetCallsOf(tx, shoppersList, ids)
  await forgetLines(tx, linesOf("shoppers", ids))
}

/** A number without its area code may be anybody's. */
const minKeyLength = 10

/** The phones that are theirs alone: of one that another person has too, nobody knows whose the orders are. */
const ownPhones = async (tx: Database, application: number, row: Row) => {
  const more = (row["morePhones"] ?? []) as ReadonlyArray<{ readonly phone: string }>
  const all = [row["phone"], ...more.map(({ phone }) => phone)].flatMap((phone) => phone || [])
  const keys = new Set(all.map((phone) => phoneKeyOf(String(phone))))
  const own: Array<string> = []
  for (const key of keys) {
    if (key.length < minKeyLength) continue
    const phones = [...phonesOfKey(key)]
    const alsoTheirs = sql`exists (select from jsonb_array_elements(${people["morePhones"]!}) other
      where ${inArray(sql`other ->> 'phone'`, phones)})`
    const [other] = await tx
      .select({ id: people.id })
      .from(people)
      .where(
        and(
          eq(people["applicationId"]!, application),
          ne(people.id, row._id as number),
          or(inArray(people["phone"]!, phones), alsoTheirs),
        ),
      )
      .limit(1)
    if (!other) own.push(key)
  }
  return own
}

/** What was bought and where the order went stays; what somebody wrote about the customer goes. */
const forgottenOrder = {
  customerName: null,
  customerPhone: null,
  address: null,
  items: sql`case jsonb_typeof(${orders.items}) when 'array' then (
    select coalesce(jsonb_agg(item - 'note' order by at), '[]')
    from jsonb_array_elements(${orders.items}) with ordinality sold (item, at)) else ${orders.items} end`,
  timeline: sql`(select coalesce(jsonb_agg(case when line #>> '{by,kind}' = 'CUSTOMER'
    then jsonb_set(line - 'comment', '{by,name}', 'null') else line - 'comment' end order by at), '[]')
    from jsonb_array_elements(${orders.timeline}) with ordinality told (line, at))`,
}

/** Their orders keep what was sold and for how much; their conversations go. */
const forgetByPhone = async (tx: Database, application: number, keys: ReadonlyArray<string>) => {
  if (keys.length === 0) return
  const ofApplication = sql`(select id from ${companies} where application_id = ${application})`
  const phones = keys.flatMap(phonesOfKey)
  await forgetCalls(tx, inArray(sql`${idempotencyKeys.answer} #>> '{customer,phone}'`, phones))
  await tx
    .update(orders)
    .set(forgottenOrder)
    .where(and(inArray(orders.customerPhone, phones), sql`${orders.companyId} in ${ofApplication}`))
  const gone = await tx
    .delete(contacts)
    .where(and(inArray(contacts.phoneKey, [...keys]), sql`${contacts.companyId} in ${ofApplication}`))
    .returning({ contactId: contacts.id, companyId: contacts.companyId })
  if (gone.length === 0) return
  await tx.insert(contactRemovals).values(gone)
  const ids = gone.map(({ contactId }) => contactId)
  await forgetCallsOf(tx, { path: "/contact" }, ids)
  await forgetCalls(tx, inArray(sql`${idempotencyKeys.answer} ->> 'contactId'`, ids.map(String)))
  await forgetLines(tx, linesOf("contacts", ids))
}

/** Erases what identifies a person wherever it is kept; their record says so from then on. */
export const forgetPerson = async (tx: Database, application: number, row: Row) => {
  const id = row._id as number
  await forgetByPhone(tx, application, await ownPhones(tx, application, row))
  await forgetShoppers(tx, id)
  await forgetLines(tx, linesOf("people", [id]))
  await forgetCallsOf(tx, peopleList, [id])
  const set = {
    ...emptied(peopleList as unknown as Resource, id),
    marketingAt: null,
    hasPendingDocument: false,
    status: "ANONYMIZED",
    updatedAt: sql`now()`,
    version: sql`${people.version} + 1`,
  }
  await tx.update(people).set(set).where(eq(people.id, id))
  await forgetFiles(tx, photoOf(row["photo"]))
}
