import { and, asc, eq, inArray, ne, sql } from "drizzle-orm"
import type { OrderStatus } from "../../../src/contract/dashboard/orders.ts"
import type { OrderEvent } from "../../../src/contract/orders/order.ts"
import { orderLimits } from "../../../src/contract/orders/orderLimits.ts"
import { prepMinutesAt } from "../../../src/contract/companies/prepMinutesAt.ts"
import { areaMinutes, readDeliveryTerms } from "../companies/deliverySurroundings.ts"
import { readPrepTimes } from "../companies/prepTimes.ts"
import { promiseOf } from "../../../src/contract/orders/moving.ts"
import type { Database } from "../db/database.ts"
import { companyDeliveries } from "../db/deliverySchema.ts"
import { jsonRows } from "../db/jsonRows.ts"
import type { Store } from "../db/store.ts"
import { companies } from "../db/schema.ts"
import { orders, orderSettings } from "../db/tradeSchema.ts"
import { asCount, asFlag, settingOfCompany } from "../platformSettings/effective.ts"
import { newOrderChannel } from "../realtime/newOrders.ts"
import { repeat } from "../process/repeat.ts"

/** Orders per statement. */
const batchRows = 200
/** Polling interval, beside notifications; it finds changes such as a received payment. */
const pollMs = 15_000

const accepted: OrderStatus = "IN_PREPARATION"
const waiting: ReadonlyArray<OrderStatus> = ["NEW", "WAIT_COMPANY"]

/** SQL for the time an order reached the store. */
const arrivedAt = sql`coalesce((select max((line ->> 'at')::timestamptz)
  from jsonb_array_elements(${orders.timeline}) line
  where line ->> 'status' in ('NEW', 'WAIT_COMPANY') and line ->> 'event' is null), ${orders.placedAt})`

/**
 * SQL: the order arrived after the store turned on auto-accept, and recently enough that its customer needs no personal
 * answer.
 */
const isFresh = sql`${arrivedAt} >= ${orderSettings.autoAcceptSince}
  and ${arrivedAt} > now() - ${orderLimits.acceptMs}::int * interval '1 millisecond'`

/** An order promised for later is scheduled, and starts when its time comes. */
const isSoon = sql`(${orders.promisedAt} is null
  or ${orders.promisedAt} <= now()
    + ${asCount(settingOfCompany("orders.leadMinutes", orders.companyId))} * interval '1 minute')`

/** Somebody took an acceptance back, and decides on. */
const isTakenBack = sql`${orders.timeline} @> '[{"event": "UNDO"}]'`

const freshOrders = (db: Database) =>
  db
    .select({
      id: orders.id,
      companyId: orders.companyId,
      address: orders.address,
      promisedAt: orders.promisedAt,
      fulfillment: orders.fulfillment,
    })
    .from(orders)
    .innerJoin(orderSettings, eq(orderSettings.companyId, orders.companyId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .innerJoin(companyDeliveries, eq(companyDeliveries.companyId, orders.companyId))
    .where(
      and(
        inArray(orders.status, [...waiting]),
        eq(orderSettings.autoAccept, true),
        ne(companies.type, "supermarket"),
        eq(companyDeliveries.isOpen, true),
        isFresh,
        isSoon,
        sql`not ${isTakenBack}`,
        asFlag(settingOfCompany("orders.acceptsByItself", orders.companyId)),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(batchRows)
    .for("update", { of: orders, skipLocked: true })

type FreshOrder = Awaited<ReturnType<typeof freshOrders>>[number]

/** Longest times of the delivery areas that hold these orders, in minutes; the areas of each company are read once. */
const readAreaMinutes = async (db: Database, some: ReadonlyArray<FreshOrder>) => {
  const toDeliver = some.filter((order) => order.fulfillment === "DELIVERY" && !order.promisedAt)
  const terms = new Map<number, Awaited<ReturnType<typeof readDeliveryTerms>>>()
  for (const company of new Set(toDeliver.map(({ companyId }) => companyId)))
    terms.set(company, await readDeliveryTerms(db, company))
  return ({ companyId, address }: FreshOrder): number | undefined => {
    const known = terms.get(companyId)
    return known && areaMinutes(known, address)
  }
}

/** Times of orders that are accepted now, by the preparation times of their stores. */
const timesOf = async (db: Database, some: ReadonlyArray<FreshOrder>, now: number) => {
  const prepTimes = await readPrepTimes(
    db,
    some.map(({ companyId }) => companyId),
  )
  const minutesOfArea = await readAreaMinutes(db, some)
  return some.flatMap((order) => {
    const { id, companyId, fulfillment } = order
    const known = prepTimes.get(companyId)
    if (!known) return []
    const minutes = prepMinutesAt(known, now, fulfillment)
    const isDelivered = fulfillment === "DELIVERY"
    return [{ id, minutes, ...promiseOf(minutes, { isDelivered }, now, minutesOfArea(order)) }]
  })
}

/**
 * Accepts some of the waiting orders of stores with auto-accept; returns their number. Locked orders are left to their
 * holder.
 */
const acceptSome = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    const some = await freshOrders(tx)
    if (some.length === 0) return 0
    const now = Date.now()
    const line: OrderEvent = { status: accepted, at: new Date(now).toISOString(), by: { kind: "PLATFORM" } }
    await tx.execute(sql`
      update ${orders} o set
        status = ${accepted},
        prep_minutes = given.minutes,
        prepare_by = given."prepareBy",
        promised_at = coalesce(o.promised_at, given."promisedAt"),
        version = o.version + 1,
        timeline = o.timeline || ${JSON.stringify([line])}::jsonb
      from jsonb_to_recordset(${jsonRows(await timesOf(tx, some, now))})
        as given(id bigint, minutes int, "prepareBy" timestamptz, "promisedAt" timestamptz)
      where o.id = given.id`)
    return some.length
  })

/** Accepts the orders that arrived at open restaurants that want so, each once. */
export const acceptOrders = async (db: Database): Promise<void> => {
  while ((await acceptSome(db)) === batchRows);
}

/** Accepts orders as they arrive until told to stop. Several processes may do it at once. */
export const startAcceptingOrders = (
  { db, listen }: Store,
  onError: (cause: unknown) => void,
): (() => Promise<void>) => {
  const accept = () => acceptOrders(db)
  const { stop } = repeat(accept, pollMs, onError)
  let ringing = Promise.resolve()
  let isAwaited = false
  // A notification that arrives while a run is pending is handled by that run.
  const ring = () => {
    if (isAwaited) return
    isAwaited = true
    ringing = ringing.then(() => ((isAwaited = false), accept())).catch(onError)
  }
  const listening = listen(newOrderChannel, ring)
  return async () => {
    const silence = await listening
    await silence()
    await Promise.all([stop(), ringing])
  }
}
