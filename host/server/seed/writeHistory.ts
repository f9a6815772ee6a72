import { sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { currentTransactionId } from "../db/columns.ts"
import { deliveryPeople, deliveryPositions, onlineTimes, races } from "../db/deliverySchema.ts"
import { issueDemoReceipts } from "./demoFiscal.ts"
import { jsonRows } from "../db/jsonRows.ts"
import { orders } from "../db/tradeSchema.ts"
import { positionNear, districtMetres } from "./ways.ts"
import type { DeliveringStore } from "./business.ts"
import type { Courier, History, KnownOrder } from "./history.ts"
import { recordOf } from "./orderRecord.ts"
import { randomPosition } from "./randomPosition.ts"
import { keyedRandom } from "./random.ts"

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** Returns the earnings of a race in cents: a base fee and an amount for each kilometer. */
export const feeOf = (metres: number) => 500 + Math.round(metres / 10)

type Stores = ReadonlyMap<number, DeliveringStore>

const dayMs = 86_400_000
/** Period for which the demo has full orders; of earlier ones it keeps the totals. */
const detailedMs = 2 * dayMs

const writeTotals = (db: Database, placed: History["orders"]) => {
  const rows = placed.map(({ companyId, placedAt, status, totalCents, shopperId }) => ({
    companyId,
    shopperId,
    placedAt: iso(placedAt),
    status,
    totalCents,
  }))
  return db.execute(sql`
    insert into ${orders} (company_id, placed_at, status, total_cents, shopper_id)
    select "companyId", "placedAt", status, "totalCents", "shopperId" from jsonb_to_recordset(${jsonRows(rows)})
    as given("companyId" bigint, "placedAt" timestamptz, status text, "totalCents" integer, "shopperId" bigint)`)
}

/** An order with all that the demo knows of it, as a row. */
export const detailedOrder = (
  store: Parameters<typeof recordOf>[0],
  order: Pick<KnownOrder, "placedAt" | "status" | "steps" | "courierId"> &
    Partial<Pick<KnownOrder, "shopperId">>,
) => ({
  companyId: store.id,
  placedAt: iso(order.placedAt),
  status: order.status,
  courierId: order.courierId ?? null,
  shopperId: order.shopperId ?? null,
  ...recordOf(store, order.placedAt, order.steps),
})

/** Writes such rows. */
export const writeDetailed = async (db: Database, rows: ReadonlyArray<ReturnType<typeof detailedOrder>>) => {
  await db.execute(sql`
    insert into ${orders} (company_id, placed_at, status, total_cents, channel, fulfillment, promised_at,
      customer_name, customer_phone, customer_orders, address, items, payments, delivery_fee_cents, discount_cents,
      coupon_id, delivery_person_id, shopper_id, timeline, version)
    select "companyId", "placedAt", status, "totalCents", channel, fulfillment, "promisedAt",
      "customerName", "customerPhone", "customerOrders", address, items, payments, "deliveryFeeCents", "discountCents",
      "couponId", "courierId", "shopperId", timeline, jsonb_array_length(timeline)
    from jsonb_to_recordset(${jsonRows(rows)}) as given("companyId" bigint, "placedAt" timestamptz, status text,
      "totalCents" integer, channel text, fulfillment text, "promisedAt" timestamptz, "customerName" text,
      "customerPhone" text, "customerOrders" integer, address jsonb, items jsonb, payments jsonb,
      "deliveryFeeCents" integer, "discountCents" integer, "couponId" bigint, "courierId" bigint, "shopperId" bigint, timeline jsonb)`)
}

const writeOrders = async (db: Database, { orders: placed }: History, stores: Stores, now: number) => {
  const isDetailed = ({ companyId, placedAt }: KnownOrder) =>
    placedAt > now - detailedMs && stores.has(companyId)
  await writeTotals(
    db,
    placed.filter((order) => !isDetailed(order)),
  )
  const known = placed.filter(isDetailed)
  await writeDetailed(
    db,
    known.map((order) => detailedOrder(stores.get(order.companyId)!, order)),
  )
}

const writeRides = (db: Database, { rides }: History) => {
  const rows = rides.map((ride) => ({
    ...ride,
    startedAt: iso(ride.startedAt),
    finishedAt: iso(ride.finishedAt),
    fee: feeOf(ride.distance),
  }))
  return db.execute(sql`
    insert into ${races} (delivery_person_id, company_id, started_at, finished_at, outcome, distance, fee_cents)
    select "courierId", "companyId", "startedAt", "finishedAt", outcome, distance, fee
    from jsonb_to_recordset(${jsonRows(rows)}) as given("courierId" bigint, "companyId" bigint,
      "startedAt" timestamptz, "finishedAt" timestamptz, outcome text, distance integer, fee integer)`)
}

const writeTimes = (db: Database, { times }: History) => {
  const rows = times.map((time) => ({
    ...time,
    onlineAt: iso(time.onlineAt),
    offlineAt: iso(time.offlineAt),
  }))
  return db.execute(sql`
    insert into ${onlineTimes} (delivery_person_id, online_at, offline_at)
    select "courierId", "onlineAt", "offlineAt" from jsonb_to_recordset(${jsonRows(rows)})
    as given("courierId" bigint, "onlineAt" timestamptz, "offlineAt" timestamptz)`)
}

/** Each courier's status and position at the end of a history; on route they are near the store they deliver for. */
const courierStates = (
  couriers: ReadonlyArray<Courier>,
  { rides, times }: History,
  stores: Stores,
  now: number,
) => {
  const online = new Set(
    times.filter(({ offlineAt }) => offlineAt === null).map(({ courierId }) => courierId),
  )
  const riding = new Map(
    rides.filter(({ finishedAt }) => finishedAt === null).map((ride) => [ride.courierId, ride]),
  )
  const offlineAt = new Map(times.map(({ courierId, offlineAt }) => [courierId, offlineAt]))
  return couriers.map(({ id }) => {
    const random = keyedRandom(id, now / 1000)
    const ride = riding.get(id)
    const store = ride && stores.get(ride.companyId)
    const [longitude, latitude] = store
      ? positionNear(store.place, districtMetres, random)
      : randomPosition(random)
    const isOnline = online.has(id)
    const at = isOnline ? now - random.below(60_000) : (offlineAt.get(id) ?? now - 86_400_000)
    return {
      id,
      isOnline,
      onRoute: ride !== undefined,
      flag: ride ? "ON_ROUTE" : isOnline ? "FREE" : "UNAVAILABLE",
      longitude,
      latitude,
      at: iso(at),
    }
  })
}

/** Writes a history, and the status and position of every courier at its end. */
export const writeHistory = async (
  db: Database,
  history: History,
  couriers: ReadonlyArray<Courier>,
  stores: Stores,
  now: number,
) => {
  await writeOrders(db, history, stores, now)
  await issueDemoReceipts(db)
  await writeRides(db, history)
  await writeTimes(db, history)
  const rows = jsonRows(courierStates(couriers, history, stores, now))
  await db.execute(sql`
    update ${deliveryPeople}
    set is_online = given."isOnline", on_route = given."onRoute", flag = given.flag, change = ${currentTransactionId}
    from jsonb_to_recordset(${rows}) as given(id bigint, "isOnline" boolean, "onRoute" boolean, flag text)
    where ${deliveryPeople.id} = given.id`)
  await db.execute(sql`
    insert into ${deliveryPositions} (delivery_person_id, longitude, latitude, at)
    select id, longitude, latitude, at from jsonb_to_recordset(${rows})
      as given(id bigint, longitude float8, latitude float8, at timestamptz)
    on conflict (delivery_person_id) do update
    set longitude = excluded.longitude, latitude = excluded.latitude, at = excluded.at, change = ${currentTransactionId}`)
}
