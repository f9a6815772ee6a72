import { type SQL, sql } from "drizzle-orm"
import type { bugKinds } from "../../../src/contract/resources/bugOrders.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { companies } from "../db/schema.ts"
import { isOpenOrder, orders } from "../db/tradeSchema.ts"

const { bugOrders } = tables

/**
 * Minutes after which an order counts as stuck, and the search for a courier as failed; and within which two orders
 * count as duplicates.
 */
const [stuckMinutes, searchMinutes, alikeMinutes] = [120, 15, 5]

/** Rule that finds problematic orders, and since when they are. */
interface BugRule {
  readonly kind: keyof typeof bugKinds
  readonly severity: "LOW" | "MEDIUM" | "HIGH"
  readonly applies: SQL
  readonly since: SQL
}

const minutes = (count: number) => sql`${count}::int * interval '1 minute'`
/** Printing an order moves nothing. */
const lastChange = sql`coalesce((select max((line ->> 'at')::timestamptz)
  from jsonb_array_elements(${orders.timeline}) line where coalesce(line ->> 'event', '') <> 'PRINT'), ${orders.placedAt})`
const twin = sql`from ${orders} other where other.company_id = ${orders.companyId} and other.id < ${orders.id}
  and other.customer_phone = ${orders.customerPhone} and other.total_cents = ${orders.totalCents}
  and other.status <> 'CANCELED'
  and other.placed_at between ${orders.placedAt} - ${minutes(alikeMinutes)} and ${orders.placedAt}`

const rules: ReadonlyArray<BugRule> = [
  {
    kind: "STUCK",
    severity: "MEDIUM",
    applies: sql`${orders.status} <> 'SCHEDULED' and ${lastChange} < now() - ${minutes(stuckMinutes)}`,
    since: lastChange,
  },
  {
    kind: "NO_COURIER",
    severity: "HIGH",
    applies: sql`${orders.status} in ('AWAIT_DELIVERYMAN', 'WAIT_DELIVERYMAN', 'NO_DELIVERYMAN_AVAILABLE')
      and ${lastChange} < now() - ${minutes(searchMinutes)}`,
    since: lastChange,
  },
  {
    kind: "PAYMENT_MISMATCH",
    severity: "HIGH",
    applies: sql`${orders.status} <> 'AWAITING_PAYMENT'
      and ${orders.payments} @> '[{"kind": "ONLINE", "state": "PENDING"}]'`,
    since: sql`${orders.placedAt}`,
  },
  {
    kind: "DUPLICATED",
    severity: "HIGH",
    applies: sql`exists (select ${twin})`,
    since: sql`${orders.placedAt}`,
  },
]

/** Records each problem a rule finds among the open orders once, and closes those that resolved themselves. */
const applyRule = async (db: Database, { kind, severity, applies, since }: BugRule) => {
  const found = sql`from ${orders} join ${companies} on ${companies.id} = ${orders.companyId}
    where ${isOpenOrder(orders.status)} and ${applies}`
  await db.execute(sql`
    insert into ${bugOrders} (application_id, company_id, order_code, kind, severity, since, is_found_by_rule, status)
    select ${companies.applicationId}, ${orders.companyId}, ${orders.id}::text, ${kind}, ${severity}, ${since}, true, 'OPEN' ${found}
      and not exists (select from ${bugOrders} known where known.company_id = ${orders.companyId}
        and known.order_code = ${orders.id}::text and known.kind = ${kind}
        and (known.status <> 'FIXED' or known.since >= ${since}))`)
  await db.execute(sql`
    update ${bugOrders} set status = 'FIXED', version = version + 1, updated_at = now()
    where kind = ${kind} and status = 'OPEN' and is_found_by_rule
      and order_code not in (select ${orders.id}::text ${found})`)
}

/** Looks for orders something is wrong with; one process at a time, so that none is recorded twice. */
export const findBugOrders = async (db: Database): Promise<void> => {
  for (const rule of rules)
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('orders with problems'))`)
      await applyRule(tx, rule)
    })
}
