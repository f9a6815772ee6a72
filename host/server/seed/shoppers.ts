import { and, asc, eq, inArray, sql } from "drizzle-orm"
import type { OrderItem } from "../../../src/contract/orders/order.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import type { DemoClock } from "./demoClock.ts"
import type { OrderStep } from "./orderStep.ts"
import { keyedRandom } from "./random.ts"

const { shoppers } = tables

const hourMs = 3_600_000

/** Somebody who may pick a store's orders. */
export interface Shopper {
  readonly id: number
  readonly shifts: ReadonlyArray<string>
}

interface Store {
  readonly id: number
  readonly shoppers?: ReadonlyArray<Shopper> | undefined
}

/** The shift that has come at a local time. */
const shiftAt = (local: number): string => {
  const hourOfDay = Math.floor(local / hourMs) % 24
  if (hourOfDay < 6 || hourOfDay >= 22) return "NIGHT"
  return hourOfDay < 14 ? "MORNING" : "AFTERNOON"
}

/** Returns a store's shoppers who work at a given time. */
const onShift = ({ shoppers: all = [] }: Store, at: number, clock: DemoClock): ReadonlyArray<Shopper> =>
  all.filter(({ shifts }) => shifts.includes(shiftAt(clock.localOf(at))))

/** Returns the shopper for an order the store accepts at a given time; null if nobody works then. */
export const shopperFor = (store: Store, at: number, clock: DemoClock): number | null => {
  const present = onShift(store, at, clock)
  return present.length === 0 ? null : keyedRandom(store.id, at / 1000, 31).pick(present).id
}

/** Returns an order's shopper, current or former, from its steps. */
export const pickerOf = (store: Store, steps: ReadonlyArray<OrderStep>, clock: DemoClock): number | null => {
  const [acceptedAt] = steps.find(([, status]) => status === "ACCEPT_SHOPPER") ?? []
  return acceptedAt === undefined ? null : shopperFor(store, acceptedAt, clock)
}

/** The items of an order once they are picked: of a few not all that was ordered is there. */
export const pickedItems = (
  items: ReadonlyArray<OrderItem>,
  ...key: ReadonlyArray<number>
): ReadonlyArray<OrderItem> => {
  const random = keyedRandom(...key, 29)
  return items.map((item) => ({
    ...item,
    picked: random.below(100) < 7 ? random.below(item.quantity) : item.quantity,
  }))
}

/** Reads the shoppers by company. */
export const readShoppers = async (db: Database): Promise<ReadonlyMap<number, ReadonlyArray<Shopper>>> => {
  const rows = await db
    .select({ id: shoppers.id, shifts: shoppers.shifts, companyId: shoppers.companyId })
    .from(shoppers)
    .where(eq(shoppers.status, "ACTIVE"))
    .orderBy(asc(shoppers.id))
  const found = new Map<number, Array<Shopper>>()
  for (const { companyId, ...row } of rows as unknown as ReadonlyArray<Shopper & { companyId: number }>)
    found.set(companyId, [...(found.get(companyId) ?? []), row])
  return found
}

/** Whoever works now is online, and nobody else. */
export const keepShoppersOnline = async (
  db: Database,
  stores: Iterable<Store>,
  now: number,
  clock: DemoClock,
): Promise<void> => {
  const storesWithShoppers = [...stores].filter((store) => store.shoppers)
  const working = storesWithShoppers.flatMap((store) => onShift(store, now, clock).map(({ id }) => id))
  const isOnline = inArray(shoppers.id, [...working, 0])
  const ofStores = inArray(shoppers.companyId, [...storesWithShoppers.map(({ id }) => id), 0])
  await db
    .update(shoppers)
    .set({ isOnline: sql`${isOnline}` })
    .where(and(ofStores, sql`${shoppers.isOnline} <> (${isOnline})`))
}
