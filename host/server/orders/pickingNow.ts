import { and, asc, eq, gt, inArray, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { assignable, maxPicking, type PickingNow } from "../../../src/contract/orders/picking.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { companies } from "../db/schema.ts"
import { orders } from "../db/tradeSchema.ts"
import { nameOrder } from "../db/searchText.ts"
import type { Context } from "../resource/context.ts"
import { recordsWithin } from "../access/resourceReach.ts"
import { present } from "../access/userRows.ts"
import { ordersWithin } from "./orderRows.ts"
import { companyColumns } from "../companies/companyColumns.ts"
import { lately } from "./picking.ts"

const { shoppers } = tables

const shopperName = sql<string>`${shoppers.name}`

/** SQL for the time an order last reached the store or a shopper. */
const since = sql`coalesce((select max((line ->> 'at')::timestamptz)
  from jsonb_array_elements(${orders.timeline}) line
  where line ->> 'status' in ('WAIT_COMPANY', 'ACCEPT_SHOPPER') and line ->> 'event' is null), ${orders.placedAt})`.mapWith(
  orders.placedAt,
)

/** SQL for the number of an order's lines that meet a condition. */
const linesOf = (condition: SQL) =>
  sql<number>`(select count(*)::int from jsonb_array_elements(
    case jsonb_typeof(${orders.items}) when 'array' then ${orders.items} else '[]' end) item where ${condition})`

const readOrders = async (db: Database, caller: Caller) => {
  const { id: _id, status, version, promisedAt } = orders
  const pickedLines = linesOf(sql`(item ->> 'picked') is not null`)
  const rows = await db
    .select({
      order: { _id, status, version, promisedAt, since, items: linesOf(sql`true`), done: pickedLines },
      company: companyColumns,
      shopper: { _id: shoppers.id, name: shopperName },
    })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .leftJoin(shoppers, eq(shoppers.id, orders.shopperId))
    .where(
      and(
        ordersWithin(caller, db),
        eq(companies.type, "supermarket"),
        inArray(orders.status, [...assignable]),
        gt(orders.placedAt, lately),
      ),
    )
    .orderBy(sql`${orders.promisedAt} nulls last`, asc(orders.id))
    .limit(maxPicking + 1)
  return rows.map(({ order, company: of, shopper }) => ({
    ...order,
    code: String(order._id),
    company: present(of),
    promisedAt: order.promisedAt?.toISOString() ?? null,
    since: order.since.toISOString(),
    shopper: shopper?._id ? shopper : null,
  }))
}

const readOnline = (db: Database, { resource, table }: Context, { reach }: Caller) =>
  db
    .select({ _id: sql<number>`${shoppers.id}`.mapWith(Number), name: shopperName, company: companyColumns })
    .from(shoppers)
    .innerJoin(companies, eq(companies.id, shoppers.companyId))
    .where(
      and(
        recordsWithin(resource, table, reach, db),
        eq(shoppers.status, "ACTIVE"),
        eq(shoppers.isOnline, true),
      ),
    )
    .orderBy(asc(nameOrder(shoppers.name)), asc(shoppers.id))
    .limit(maxPicking + 1)

/** Reads the orders being picked within reach, with their shoppers. */
export const readPickingNow = Effect.fn("picking.now")(function* (
  db: Database,
  context: Context,
  caller: Caller,
) {
  const [found, online] = yield* query(() =>
    Promise.all([readOrders(db, caller), readOnline(db, context, caller)]),
  )
  const answer: Numbered<PickingNow> = {
    at: new Date().toISOString(),
    orders: found.slice(0, maxPicking),
    shoppers: online
      .slice(0, maxPicking)
      .map(({ company: of, ...one }) => ({ ...one, company: present(of) })),
    isCut: found.length > maxPicking || online.length > maxPicking,
  }
  return answer
})
