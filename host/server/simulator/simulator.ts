import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import {
  deliveryPeople,
  deliveryPositions,
  onlineTimes,
  races,
  thisTransaction,
} from "../db/deliverySchema.ts"
import type { Store as Data } from "../db/open.ts"
import { companies } from "../db/schema.ts"
import { ringBell } from "../deliveryHub.ts"
import { random } from "../seed/random.ts"
import { type Event, type Recorded, type Rider, riderOf, stateOf, step, type Store } from "./riders.ts"
import type { Chance } from "./ways.ts"

/** Milliseconds between two steps. */
const rhythm = 2000
/** Steps after which somebody who stands still says where they are all the same, and records are read again. */
const [ping, check, tidy] = [12, 15, 150]
/** Delivery people moved at most. */
const most = 500

const readRiders = async (db: Database): Promise<ReadonlyArray<Recorded>> => {
  const { id, applicationId, typeOfVehicle, isOnline, onRoute } = deliveryPeople
  const rows = await db
    .select({
      record: { id, applicationId: sql<number>`${applicationId}::int`, typeOfVehicle, isOnline, onRoute },
      longitude: deliveryPositions.longitude,
      latitude: deliveryPositions.latitude,
    })
    .from(deliveryPeople)
    .innerJoin(deliveryPositions, eq(deliveryPositions.deliveryPersonId, id))
    .where(isNotNull(applicationId))
    .orderBy(asc(id))
    .limit(most)
  return rows.map(({ record, longitude, latitude }) => ({ ...record, place: [longitude, latitude] }))
}

const readStores = async (db: Database): Promise<ReadonlyArray<Store>> => {
  const { id, applicationId, type, longitude, latitude } = companies
  const rows = await db.select({ id, applicationId, type, longitude, latitude }).from(companies)
  return rows.flatMap((row) =>
    row.type === "partner" || row.longitude === null || row.latitude === null
      ? []
      : [{ id: row.id, applicationId: row.applicationId, place: [row.longitude, row.latitude] }],
  )
}

interface Happening {
  readonly rider: Rider
  readonly event: Event | undefined
}

const json = (rows: ReadonlyArray<object>) => sql`${JSON.stringify(rows)}::jsonb`

const writeMoves = (tx: Database, riders: ReadonlyArray<Rider>) =>
  tx.execute(sql`
    update ${deliveryPositions}
    set longitude = given.x, latitude = given.y, at = now(), change = ${thisTransaction}
    from jsonb_to_recordset(${json(riders.map(({ id, here: [x, y] }) => ({ id, x, y })))})
      as given(id bigint, x float8, y float8)
    where ${deliveryPositions.deliveryPersonId} = given.id`)

const writeStates = (tx: Database, riders: ReadonlyArray<Rider>) =>
  tx.execute(sql`
    update ${deliveryPeople}
    set is_online = given."isOnline", on_route = given."onRoute", flag = given.flag, change = ${thisTransaction}
    from jsonb_to_recordset(${json(riders.map((rider) => ({ id: rider.id, ...stateOf(rider) })))})
      as given(id bigint, "isOnline" boolean, "onRoute" boolean, flag text)
    where ${deliveryPeople.id} = given.id`)

/** Cents of a race: so much to begin with, and so much for each kilometre. */
const feeOf = (metres: number) => 500 + Math.round(metres / 10)

const writeEvent = async (tx: Database, { id }: Rider, event: Event) => {
  const now = sql`now()`
  const mine = eq(onlineTimes.deliveryPersonId, id)
  switch (event.kind) {
    case "online":
      return tx.insert(onlineTimes).values({ deliveryPersonId: id }).onConflictDoNothing()
    case "offline":
      return tx
        .update(onlineTimes)
        .set({ offlineAt: now })
        .where(and(mine, isNull(onlineTimes.offlineAt)))
    case "started": {
      const race = { distance: event.metres, feeCents: feeOf(event.metres), startedAt: now }
      return tx.insert(races).values({ deliveryPersonId: id, companyId: event.store.id, ...race })
    }
    case "finished":
      return tx
        .update(races)
        .set({ finishedAt: now, outcome: event.outcome })
        .where(and(eq(races.deliveryPersonId, id), isNull(races.finishedAt)))
  }
}

/** Those whom nobody has deleted since they were read. */
const stillThere = async (db: Database, happened: ReadonlyArray<Happening>) => {
  const ids = happened.map(({ rider }) => rider.id)
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: deliveryPeople.id })
    .from(deliveryPeople)
    .where(inArray(deliveryPeople.id, ids))
  const there = new Set(rows.map(({ id }) => id))
  return happened.filter(({ rider }) => there.has(rider.id))
}

const write = async (db: Database, moved: ReadonlyArray<Rider>, all: ReadonlyArray<Happening>) => {
  const happened = await stillThere(db, all)
  await db.transaction(async (tx) => {
    if (moved.length > 0) await writeMoves(tx, moved)
    const riders = happened.map(({ rider }) => rider)
    if (riders.length > 0) await writeStates(tx, riders)
    for (const { rider, event } of happened) if (event) await writeEvent(tx, rider, event)
    await ringBell(tx)
  })
}

/** Goes on from a record somebody changed meanwhile, and forgets who is gone. */
const agree = (riders: Map<number, Rider>, records: ReadonlyArray<Recorded>, chance: Chance) => {
  const gone = new Set(riders.keys())
  for (const record of records) {
    gone.delete(record.id)
    const { isOnline, onRoute } = riders.has(record.id) ? stateOf(riders.get(record.id)!) : {}
    if (isOnline !== record.isOnline || onRoute !== record.onRoute)
      riders.set(record.id, riderOf(record, chance))
  }
  for (const id of gone) riders.delete(id)
}

/**
 * Lets the demo's delivery people go about their day: they come online and leave, take deliveries, ride to stores and
 * customers. One writing in each step, however many move. Returns the way to stop.
 */
export const startSimulator = ({ db, embedded }: Data, onError: (cause: unknown) => void) => {
  const chance = random(Date.now() % 2_147_483_647)
  const riders = new Map<number, Rider>()
  let stores: ReadonlyArray<Store> = []
  let steps = 0
  let last = Date.now()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let isOver = false

  const once = async () => {
    if (steps % check === 0) agree(riders, await readRiders(db), chance)
    if (steps === 0) stores = await readStores(db)
    const seconds = Math.min(10, (Date.now() - last) / 1000)
    last = Date.now()
    steps += 1
    const before = new Map([...riders.values()].map((rider) => [rider, stateOf(rider)]))
    const stepped = [...riders.values()].map((rider): Happening & { from: Rider["here"] } => {
      const from = rider.here
      return { rider, from, event: step(rider, seconds, stores, chance) }
    })
    const moved = stepped.filter(
      ({ rider, from }) => rider.here !== from || (rider.phase !== "off" && (rider.id + steps) % ping === 0),
    )
    const happened = stepped.filter(({ rider, event }) => event || stateOf(rider) !== before.get(rider))
    await write(
      db,
      moved.map(({ rider }) => rider),
      happened,
    )
    // Nobody else tidies up after the embedded database.
    if (embedded && steps % tidy === 0) await db.execute(sql`vacuum ${deliveryPositions}`)
  }
  const plan = () => {
    timer = setTimeout(() => {
      running = once()
        .catch(onError)
        .finally(() => isOver || plan())
    }, rhythm)
    timer.unref()
  }
  plan()
  return async () => {
    isOver = true
    clearTimeout(timer)
    await running
  }
}
