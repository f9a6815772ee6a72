import { and, asc, eq, inArray, ne, sql } from "drizzle-orm"
import type { OrderStatus } from "../../../src/contract/dashboard/orders.ts"
import type { OrderEvent } from "../../../src/contract/orders/order.ts"
import { orderLimits } from "../../../src/contract/orders/orderLimits.ts"
import { areaMinutes, readDeliveryTerms } from "../companies/deliverySurroundings.ts"
import { minutesToDoor } from "../../../src/contract/orders/moving.ts"
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
    .select({ id: orders.id })
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

const prepMinutes = sql`(select ${orderSettings.prepMinutes} from ${orderSettings}
  where ${orderSettings.companyId} = ${orders.companyId})`
const inMinutes = (minutes: typeof prepMinutes) => sql`now() + ${minutes} * interval '1 minute'`
const wayMinutes = sql`case when ${orders.fulfillment} = 'DELIVERY' then ${orderLimits.wayMinutes}::int else 0 end`

type Accepted = Pick<
  typeof orders.$inferSelect,
  "id" | "companyId" | "address" | "prepareBy" | "promisedAt" | "fulfillment"
> & { readonly minutes: number | null }

/** Orders that were just promised within the usual time. */
const isUsuallyPromised = ({ fulfillment, prepareBy, promisedAt }: Accepted) =>
  fulfillment === "DELIVERY" &&
  prepareBy !== null &&
  promisedAt?.getTime() === prepareBy.getTime() + orderLimits.wayMinutes * 60_000

/** Promises orders of one company by the time of their delivery areas, where they have one. */
const promiseByAreas = async (db: Database, company: number, some: ReadonlyArray<Accepted>) => {
  const settings = await readDeliveryTerms(db, company)
  if (!settings) return
  const rows = some.flatMap(({ id, address, minutes, prepareBy }) => {
    const longest = areaMinutes(settings, address)
    if (longest === undefined || minutes === null || !prepareBy) return []
    const more = minutesToDoor(minutes, longest) - minutes
    return [{ id, promisedAt: new Date(prepareBy.getTime() + more * 60_000) }]
  })
  if (rows.length === 0) return
  await db.execute(sql`
    update ${orders} set promised_at = given."promisedAt"
    from jsonb_to_recordset(${jsonRows(rows)}) as given(id bigint, "promisedAt" timestamptz)
    where ${orders.id} = given.id`)
}

/**
 * Accepts some of the waiting orders of stores with auto-accept; returns their number. Locked orders are left to their
 * holder.
 */
const acceptSome = async (db: Database): Promise<number> => {
  const line: OrderEvent = { status: accepted, at: new Date().toISOString(), by: { kind: "PLATFORM" } }
  const acceptedRows = await db
    .update(orders)
    .set({
      status: accepted,
      prepMinutes,
      prepareBy: inMinutes(prepMinutes),
      promisedAt: sql`coalesce(${orders.promisedAt}, ${inMinutes(sql`(${prepMinutes} + ${wayMinutes})`)})`,
      version: sql`${orders.version} + 1`,
      timeline: sql`${orders.timeline} || ${JSON.stringify([line])}::jsonb`,
    })
    .where(and(inArray(orders.id, freshOrders(db)), inArray(orders.status, [...waiting])))
    .returning({
      id: orders.id,
      companyId: orders.companyId,
      address: orders.address,
      minutes: orders.prepMinutes,
      prepareBy: orders.prepareBy,
      promisedAt: orders.promisedAt,
      fulfillment: orders.fulfillment,
    })
  const promised = acceptedRows.filter(isUsuallyPromised)
  for (const company of new Set(promised.map(({ companyId }) => companyId)))
    await promiseByAreas(
      db,
      company,
      promised.filter(({ companyId }) => companyId === company),
    )
  return acceptedRows.length
}

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
  const stop = repeat(accept, pollMs, onError)
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
