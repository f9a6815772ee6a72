import { and, asc, eq, gte, inArray, isNull, notInArray, sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { currentTransactionId } from "../db/columns.ts"
import { deliveryPeople, deliveryPositions, onlineTimes, races } from "../db/deliverySchema.ts"
import { jsonRows } from "../db/jsonRows.ts"
import { tables } from "../db/described/tables.ts"
import { notifyNewOrders } from "../realtime/newOrders.ts"
import { orders } from "../db/tradeSchema.ts"
import { positionOf } from "../../../src/contract/deliveryPeople/location.ts"
import type { OrderStatus } from "../../../src/contract/dashboard/orders.ts"
import { type DeliveringStore, readCouriers } from "../seed/business.ts"
import { nextCustomerOrder } from "../seed/customers.ts"
import { lineOf, recordOf } from "../seed/orderRecord.ts"
import type { OrderStep } from "../seed/orderStep.ts"
import type { PlacedOrder } from "../seed/orderStream.ts"
import { feeOf } from "../seed/writeHistory.ts"
import { isChanged, type Recorded, type Rider, stateOf } from "./riders.ts"
import type { Changes, OpenOrder } from "./town.ts"

const { shoppers } = tables

const dayMs = 86_400_000

/** Everyone who delivers and says where they are. */
export const readRecords = async (db: Database): Promise<ReadonlyArray<Recorded>> => {
  const couriers = new Map((await readCouriers(db)).map((courier) => [courier.id, courier]))
  const { id, typeOfVehicle, isOnline, onRoute, flag } = deliveryPeople
  const rows = await db
    .select({
      record: { id, typeOfVehicle, isOnline, onRoute, flag },
      longitude: deliveryPositions.longitude,
      latitude: deliveryPositions.latitude,
    })
    .from(deliveryPeople)
    .innerJoin(deliveryPositions, eq(deliveryPositions.deliveryPersonId, id))
    .orderBy(asc(id))
  return rows.flatMap(({ record: { id: known, ...record }, longitude, latitude }) => {
    const courier = couriers.get(known)
    return courier ? [{ courier, ...record, place: [longitude, latitude] as const }] : []
  })
}

/** Orders of the last day that are not finished. */
export const readOpenOrders = async (db: Database, now: number): Promise<ReadonlyArray<OpenOrder>> => {
  const { id, companyId, placedAt, status, version, address, deliveryPersonId: courierId, shopperId } = orders
  const rows = await db
    .select({ id, companyId, placedAt, status, version, address, courierId, shopperId })
    .from(orders)
    .where(and(notInArray(status, ["FINISHED", "CANCELED"]), gte(placedAt, new Date(now - dayMs))))
    .orderBy(asc(placedAt))
  return rows.map(({ address: there, ...row }) => ({
    ...row,
    destination: positionOf(there?.location),
    placedAt: row.placedAt.getTime(),
    passed: [],
    doneAt: row.status === "DELIVERED" || row.status === "DELIVERY_GOBACK" ? now : undefined,
  }))
}

/** Deliveries under way: who, and for which company. */
export const readRides = (db: Database) => {
  const { deliveryPersonId, companyId } = races
  return db
    .select({ deliveryPersonId, companyId })
    .from(races)
    .where(isNull(races.finishedAt))
    .orderBy(asc(races.startedAt))
}

/** An order that was just placed, with the store it was placed at. */
export interface NewPlaced extends PlacedOrder {
  readonly status: OrderStatus
  readonly store: DeliveringStore
  readonly shopperId: number | null
  readonly steps: ReadonlyArray<OrderStep>
}

/** Writes new orders; answers their numbers and where their customers are, in the same order. */
export const writeOrders = async (db: Database, placed: ReadonlyArray<NewPlaced>) => {
  if (placed.length === 0) return []
  const values = placed.map(({ store, status, placedAt, steps, shopperId }) => {
    const record = recordOf(store, placedAt, steps)
    return {
      ...record,
      customerOrders: nextCustomerOrder(store.id, record.customerPhone),
      shopperId,
      companyId: store.id,
      status,
      placedAt: new Date(placedAt),
    }
  })
  const rows = await db.insert(orders).values(values).returning({ id: orders.id, address: orders.address })
  await notifyNewOrders(db)
  return rows.map(({ id, address }) => ({ id, destination: positionOf(address?.location) }))
}

const writeMoves = (tx: Database, riders: ReadonlyArray<Rider>) => {
  const rows = riders.map(({ courier: { id }, here: [x, y] }) => ({ id, x, y }))
  return tx.execute(sql`
    update ${deliveryPositions}
    set longitude = given.x, latitude = given.y, at = now(), change = ${currentTransactionId}
    from jsonb_to_recordset(${jsonRows(rows)}) as given(id bigint, x float8, y float8)
    where ${deliveryPositions.deliveryPersonId} = given.id`)
}

/** Writes the states of riders but of those whom somebody set by hand meanwhile; the next reading takes these over. */
const writeStates = async (tx: Database, riders: ReadonlyArray<Rider>) => {
  const ids = riders.map(({ courier }) => courier.id)
  const { id, isOnline, onRoute, flag } = deliveryPeople
  const found = await tx
    .select({ id, isOnline, onRoute, flag })
    .from(deliveryPeople)
    .where(inArray(id, ids))
    .orderBy(asc(id))
    .for("update")
  const stored = new Map(found.map((row) => [row.id, row]))
  const unchanged = riders.filter((rider) => {
    const row = stored.get(rider.courier.id)
    return row && !isChanged(rider.recorded, row)
  })
  const rows = unchanged.map((rider) => ({ id: rider.courier.id, ...stateOf(rider) }))
  await tx.execute(sql`
    update ${deliveryPeople}
    set is_online = given."isOnline", on_route = given."onRoute", flag = given.flag, change = ${currentTransactionId}
    from jsonb_to_recordset(${jsonRows(rows)}) as given(id bigint, "isOnline" boolean, "onRoute" boolean, flag text)
    where ${deliveryPeople.id} = given.id`)
  await tx.execute(sql`
    insert into ${onlineTimes} (delivery_person_id)
    select given.id from jsonb_to_recordset(${jsonRows(rows)}) as given(id bigint, "isOnline" boolean)
    join ${deliveryPeople} on ${deliveryPeople.id} = given.id where given."isOnline"
    on conflict do nothing`)
  await tx.execute(sql`
    update ${onlineTimes} set offline_at = now()
    from jsonb_to_recordset(${jsonRows(rows)}) as given(id bigint, "isOnline" boolean)
    where ${onlineTimes.deliveryPersonId} = given.id and not given."isOnline" and offline_at is null`)
  for (const rider of unchanged) rider.recorded = stateOf(rider)
}

const writeStarts = (tx: Database, started: Changes["started"]) => {
  const rows = started.map(({ rider, companyId, metres }) => ({
    id: rider.courier.id,
    company: companyId,
    metres,
    fee: feeOf(metres),
  }))
  return tx.execute(sql`
    insert into ${races} (delivery_person_id, company_id, started_at, distance, fee_cents)
    select given.id, company, now(), metres, fee
    from jsonb_to_recordset(${jsonRows(rows)}) as given(id bigint, company bigint, metres integer, fee integer)
    join ${deliveryPeople} on ${deliveryPeople.id} = given.id`)
}

const writeEnds = (tx: Database, finished: Changes["finished"]) => {
  const rows = finished.map(({ rider, outcome }) => ({ id: rider.courier.id, outcome }))
  return tx.execute(sql`
    update ${races} set finished_at = now(), outcome = given.outcome
    from jsonb_to_recordset(${jsonRows(rows)}) as given(id bigint, outcome text)
    where ${races.deliveryPersonId} = given.id and finished_at is null`)
}

/** The items of an order that was picked just now: of a few not all that was ordered is there. */
const picked = sql`(select jsonb_agg(item || jsonb_build_object('picked', case when random() < 0.07
    then floor(random() * (item ->> 'quantity')::float8) else (item ->> 'quantity')::float8 end) order by at)
  from jsonb_array_elements(items) with ordinality ordered (item, at))`

/** An order somebody moved by hand, with where they left it. */
interface Taken {
  readonly order: OpenOrder
  readonly status: string | undefined
  readonly courierId: number | null | undefined
}

/** Locks orders until the transaction ends and returns those whose version is no longer the simulator's. */
export const lockTaken = async (
  tx: Database,
  simulated: ReadonlySet<OpenOrder>,
): Promise<ReadonlyArray<Taken>> => {
  if (simulated.size === 0) return []
  const { id, version, status, deliveryPersonId: courierId } = orders
  const ids = [...simulated].map((order) => order.id)
  const found = await tx
    .select({ id, version, status, courierId })
    .from(orders)
    .where(inArray(id, ids))
    .orderBy(asc(id))
    .for("update")
  const stored = new Map(found.map((row) => [row.id, row]))
  return [...simulated].flatMap((order) => {
    const row = stored.get(order.id)
    return row?.version === order.version ? [] : [{ order, status: row?.status, courierId: row?.courierId }]
  })
}

/** Writes the new statuses of orders, which are locked at the simulator's version. */
const writeStatuses = async (tx: Database, changed: Changes["orders"], now: number) => {
  const rows = [...changed].map(({ id, status, version, courierId, shopperId, passed }) => {
    const lines = passed.map((one) => lineOf([now, one]))
    return { id, status, version, courierId, shopperId, isPicked: passed.includes("RELEASE_SHOPPER"), lines }
  })
  await tx.execute(sql`
    update ${orders} set status = given.status, version = given.version + 1, timeline = timeline || given.lines,
      delivery_person_id = (select d.id from ${deliveryPeople} d where d.id = given."courierId"),
      shopper_id = (select s.id from ${shoppers} s where s.id = given."shopperId"),
      items = case when given."isPicked" and jsonb_typeof(items) = 'array' then ${picked} else items end
    from jsonb_to_recordset(${jsonRows(rows)})
      as given(id bigint, status text, version integer, "courierId" bigint, "shopperId" bigint, "isPicked" boolean, lines jsonb)
    where ${orders.id} = given.id and ${orders.version} = given.version`)
  for (const order of changed) {
    order.version += 1
    order.passed.length = 0
  }
}

/** Writes what a step changed; whom somebody deleted meanwhile stays deleted. */
export const writeChanges = async (
  tx: Database,
  moved: ReadonlyArray<Rider>,
  changes: Changes,
  now: number,
): Promise<void> => {
  if (changes.finished.length > 0) await writeEnds(tx, changes.finished)
  if (changes.started.length > 0) await writeStarts(tx, changes.started)
  if (changes.riders.size > 0) await writeStates(tx, [...changes.riders])
  if (changes.orders.size > 0) await writeStatuses(tx, changes.orders, now)
  if (moved.length > 0) await writeMoves(tx, moved)
}
