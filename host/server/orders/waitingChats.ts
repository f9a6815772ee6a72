import { and, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm"
import { openStatuses } from "../../../src/contract/orders/board.ts"
import { limits } from "../../../src/contract/limits.ts"
import { phoneKeyOf, phoneKeyOfInternational } from "../../../src/contract/people/phone.ts"
import { phonesOfKey } from "../../../src/contract/people/sameness.ts"
import { contacts, messages } from "../db/contactSchema.ts"
import type { Database } from "../db/database.ts"
import { isOpenOrder, orders } from "../db/tradeSchema.ts"
import { type Span, writtenWithin } from "../streams/span.ts"
import type { OrderRow } from "./orderRows.ts"

const keysOf = (phone: string) => [phoneKeyOf(phone), phoneKeyOfInternational(phone)]

const callable = (rows: ReadonlyArray<OrderRow>) =>
  rows.flatMap(({ order: { id, companyId, customerPhone, status } }) =>
    customerPhone && openStatuses.includes(status)
      ? [
          {
            id,
            names: keysOf(customerPhone).map((key) => `${companyId} ${key}`),
            keys: keysOf(customerPhone),
          },
        ]
      : [],
  )

/**
 * The first message of a contact nobody answered, of those that may still be answered freely. The contact is spelled out:
 * within a statement of one table drizzle leaves a column's table away.
 */
const unanswered = sql<string | null>`(
  select min(m.created_at) from ${messages} m
  where m.contact_id = ${contacts}.id and m.direction = 'IN'
    and m.created_at > now() - make_interval(hours => ${limits.contact.windowHours})
    and m.id > coalesce((
      select max(o.id) from ${messages} o
      where o.contact_id = ${contacts}.id and o.direction = 'OUT' and o.kind <> 'NOTE'), 0))`

/** Since when the customers of some open orders wait for the store to answer what they wrote, by the order's number. */
export const waitingChats = async (
  db: Database,
  rows: ReadonlyArray<OrderRow>,
): Promise<ReadonlyMap<number, string>> => {
  const callableRows = callable(rows)
  if (callableRows.length === 0) return new Map()
  const waiting = await db
    .select({ company: contacts.companyId, key: contacts.phoneKey, since: unanswered })
    .from(contacts)
    .where(
      and(
        // One value: a thousand of them take as long to write into the statement as all else in it.
        sql`${contacts.phoneKey} = any(${sql.param([...new Set(callableRows.flatMap(({ keys }) => keys))])}::text[])`,
        inArray(contacts.companyId, [...new Set(rows.map(({ order }) => order.companyId))]),
        eq(contacts.state, "OPEN"),
        gt(contacts.customerAt, sql`now() - make_interval(hours => ${limits.contact.windowHours})`),
      ),
    )
  const since = new Map<string, string>(
    waiting.flatMap(({ company, key, since: at }) =>
      at === null ? [] : [[`${company} ${key}`, new Date(at).toISOString()] as const],
    ),
  )
  return new Map(
    callableRows.flatMap(({ id, names }) => {
      const at = names.map((name) => since.get(name)).find((one) => one !== undefined)
      return at === undefined ? [] : [[id, at] as const]
    }),
  )
}

/** Contacts one reading takes in; who follows more than that reads their board again. */
const maxContacts = 1000

/** The open orders of customers whose conversations the transactions of a span changed; undefined where these are too many to tell. */
export const ordersOfChats = async (db: Database, span: Span): Promise<SQL | undefined> => {
  const changed = await db
    .select({ company: contacts.companyId, key: contacts.phoneKey })
    .from(contacts)
    .where(writtenWithin(contacts.change, span))
    .limit(maxContacts + 1)
  if (changed.length > maxContacts) return undefined
  const ofChanged = changed.map(({ company, key }) =>
    and(
      eq(orders.companyId, company),
      inArray(orders.customerPhone, [...phonesOfKey(key.replace(/^\+/, ""))]),
    ),
  )
  return and(isOpenOrder(orders.status), or(sql`false`, ...ofChanged))
}
