import { sql } from "drizzle-orm"
import type { Position } from "../../../src/contract/deliveryPeople/location.ts"
import type { Database } from "../db/database.ts"
import { deliveryPositions } from "../db/deliverySchema.ts"
import type { Store as Data } from "../db/store.ts"
import { notifyListeners } from "../deliveryPeople/deliveryHub.ts"
import { readStores } from "../seed/business.ts"
import type { DemoClock } from "../seed/demoClock.ts"
import { issueDemoReceipts } from "../seed/demoFiscal.ts"
import { planOf } from "../seed/orderPlan.ts"
import { ordersBetween } from "../seed/orderStream.ts"
import { randomFrom } from "../seed/random.ts"
import { keepShoppersOnline, pickerOf } from "../seed/shoppers.ts"
import { catchUp } from "./catchUp.ts"
import { advanceDeliveries } from "./activeDeliveries.ts"
import { pickItems } from "./pickItems.ts"
import { lockTaken, readOpenOrders, readRecords, readRides, writeChanges, writeOrders } from "./records.ts"
import { isChanged, type Recorded, resume, type Rider, riderOf } from "./riders.ts"
import { type Changes, finish, handOver, live, noChanges, type Town, underWay } from "./town.ts"

/** Milliseconds between two steps. */
const stepMs = 2000
/** Intervals in steps: to report positions that did not change, to read the records again, to vacuum. */
const [ping, check, tidy] = [12, 15, 150]
/** Time for which a person whose state was set manually is left alone. */
const holdMs = 30 * 60_000

/** Takes over records somebody changed by hand, and drops deleted riders. */
const agree = (town: Town, records: ReadonlyArray<Recorded>, now: number): Changes => {
  const changes = noChanges()
  const missingRiders = new Set(town.riders.keys())
  for (const record of records) {
    const { id } = record.courier
    missingRiders.delete(id)
    const rider = town.riders.get(id)
    if (rider && !isChanged(rider.recorded, record)) continue
    if (rider?.orderId !== undefined) finish(town, rider, "entregue", now, changes)
    const next = riderOf(record, town.random)
    if (rider) next.heldUntil = now + holdMs
    town.riders.set(id, next)
  }
  for (const id of missingRiders) town.riders.delete(id)
  // Their records already say what somebody set.
  changes.riders.clear()
  return changes
}

/** Reads the orders and deliveries in progress, to continue them. */
const readTown = async (db: Database, clock: DemoClock, now: number): Promise<Town> => {
  const stores = new Map((await readStores(db)).map((store) => [store.id, store]))
  const orders = new Map((await readOpenOrders(db, now)).map((order) => [order.id, order]))
  const town: Town = { clock, random: randomFrom(now % 2_147_483_647), stores, orders, riders: new Map() }
  agree(town, await readRecords(db), now)
  const waiting = [...orders.values()].filter(({ status }) => underWay.has(status))
  for (const { deliveryPersonId, companyId } of await readRides(db)) {
    const rider = town.riders.get(deliveryPersonId)
    const place = companyId === null ? undefined : stores.get(companyId)?.place
    const at = waiting.findIndex(
      (order) => order.companyId === companyId && order.courierId === deliveryPersonId,
    )
    if (rider && place && at >= 0) resume(rider, waiting.splice(at, 1)[0]!, place, town.random)
  }
  return town
}

/** Takes the orders that came in. */
const trade = async (db: Database, { stores, orders, clock }: Town, last: number, now: number) => {
  const open = [...stores.values()].filter((store) => store.isOpen)
  const placed = ordersBetween(open, last, now, clock).flatMap((order) => {
    const store = stores.get(order.companyId)
    if (!store) return []
    const steps = planOf(order, store.type).statuses.filter(([at]) => at <= now)
    const shopperId = pickerOf(store, steps, clock)
    return [{ ...order, store, steps, shopperId, status: steps.at(-1)?.[1] ?? "NEW" }]
  })
  const written = await writeOrders(db, placed)
  for (const [index, { companyId, placedAt, status, shopperId }] of placed.entries()) {
    const row = written[index]!
    const fresh = { version: 1, courierId: null, shopperId, passed: [], doneAt: undefined }
    orders.set(row.id, { ...row, companyId, placedAt, status, ...fresh })
  }
}

/** Riders whose position is written: those who moved, and from time to time everyone at work. */
const toReport = (
  { riders }: Town,
  before: ReadonlyMap<Rider, Position>,
  steps: number,
): ReadonlyArray<Rider> =>
  [...riders.values()].filter(
    (rider) =>
      rider.here !== before.get(rider) || (rider.phase !== "off" && (rider.courier.id + steps) % ping === 0),
  )

/** The town as it goes on, step by step. */
class Simulation {
  private town: Town | undefined
  private steps = 0
  private last = Date.now()
  private readonly data: Data
  private readonly clock: DemoClock

  constructor(data: Data, clock: DemoClock) {
    this.data = data
    this.clock = clock
  }

  /** Goes on by one step; after one that failed the records are read again, since nothing of it was written. */
  async step() {
    try {
      await this.goOn()
    } catch (cause) {
      this.town = undefined
      throw cause
    }
  }

  private async goOn() {
    const { db, embedded } = this.data
    const now = Date.now()
    const town = await this.townAt(now)
    const isReadAnew = this.steps % check === 0
    const byHand = isReadAnew ? await this.readAnew(town, now) : noChanges()
    const seconds = Math.min(10, (now - this.last) / 1000)
    await trade(db, town, this.last, now)
    this.last = now
    this.steps += 1
    const before = new Map([...town.riders.values()].map((rider) => [rider, rider.here]))
    const changes = live(town, now, seconds)
    const moved = toReport(town, before, this.steps)
    const simulated = isReadAnew ? new Set([...changes.orders, ...town.orders.values()]) : changes.orders
    await db.transaction(async (tx) => {
      for (const { order, ...found } of await lockTaken(tx, simulated)) {
        byHand.orders.delete(order)
        handOver(town, order, found, changes)
      }
      await writeChanges(tx, [], byHand, now)
      await writeChanges(tx, moved, changes, now)
      await notifyListeners(tx)
    })
    // Nobody else tidies up after the embedded database.
    if (embedded && this.steps % tidy === 0) await db.execute(sql`vacuum ${deliveryPositions}`)
  }

  private async townAt(now: number): Promise<Town> {
    if (!this.town) {
      await catchUp(this.data.db, now, this.clock)
      this.town = await readTown(this.data.db, this.clock, now)
    }
    return this.town
  }

  private async readAnew(town: Town, now: number): Promise<Changes> {
    const { db } = this.data
    town.stores = new Map((await readStores(db)).map((store) => [store.id, store]))
    await keepShoppersOnline(db, town.stores.values(), now, town.clock)
    await pickItems(db)
    await issueDemoReceipts(db)
    await advanceDeliveries(db, town, now)
    return agree(town, await readRecords(db), now)
  }
}

/**
 * Lets the demo's town go about its day: orders come in and are prepared, delivery people work their shifts and
 * deliver them. One writing in each step, however many move. Returns the way to stop.
 */
export const startSimulator = (data: Data, clock: DemoClock, onError: (cause: unknown) => void) => {
  const simulation = new Simulation(data, clock)
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let isOver = false
  const plan = () => {
    timer = setTimeout(() => {
      running = simulation
        .step()
        .catch(onError)
        .finally(() => isOver || plan())
    }, stepMs)
    timer.unref()
  }
  plan()
  return async () => {
    isOver = true
    clearTimeout(timer)
    await running
  }
}
