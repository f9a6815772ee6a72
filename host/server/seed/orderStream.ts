import type { Position } from "../../../src/contract/deliveryPeople/location.ts"
import { type DemoClock, midnightOf, weekdayOf } from "./demoClock.ts"
import { openSpans, type StoreHours } from "../../../src/contract/companies/storeHours.ts"
import type { MenuData } from "../../../src/contract/menu/menuData.ts"
import { basketOf } from "./basket.ts"
import { businessHoursOf } from "./businessHours.ts"
import { keyedRandom } from "./random.ts"
import type { RedeemedCoupon } from "./redeem.ts"

const hourMs = 3_600_000

/** The facts about a company that its orders are generated from. */
export interface Store {
  readonly id: number
  readonly name: string
  readonly type: string | null
  readonly applicationId: number
  /** Its own place, near which its customers live. */
  readonly place: Position
  /** Coupons that customers may redeem there. */
  readonly coupons?: ReadonlyArray<RedeemedCoupon> | undefined
  /** Its menu, where it has one. */
  readonly menu?: MenuData | undefined
  /** It gets orders while these have it open; without any, at all hours. */
  readonly hours?: StoreHours | undefined
  /** Time it was closed manually; nobody can order after that. */
  readonly closedSince?: number | undefined
}

export interface PlacedOrder {
  readonly companyId: number
  /** Milliseconds since 1970, in whole seconds. */
  readonly placedAt: number
  readonly totalCents: number
}

/** The relative number of orders by day of the week, from Sunday. */
const weekdayFactors = [1.15, 0.75, 0.8, 0.85, 0.95, 1.2, 1.25]

/** Orders a store gets in its busiest hour. */
const peakOrdersPerHour = ({ id }: Store) => 6 + (id % 6)

/** The orders of a store in one hour of local time; always the same for the same store and hour. */
const ordersOfHour = (store: Store, start: number, clock: DemoClock): ReadonlyArray<PlacedOrder> => {
  const random = keyedRandom(store.id, start / hourMs)
  const { hourlyWeights: weights } = businessHoursOf(store)
  const share = weights[(start - midnightOf(start)) / hourMs]! / Math.max(...weights)
  const expected =
    peakOrdersPerHour(store) * share * weekdayFactors[weekdayOf(start)]! * (0.75 + random.below(50) / 100)
  const count = Math.floor(expected + random.below(1000) / 1000)
  return Array.from({ length: count }, () => start + random.below(3600) * 1000).map((at) => {
    const placedAt = Math.floor(clock.momentOf(at) / 1000) * 1000
    return { companyId: store.id, placedAt, totalCents: basketOf(store, placedAt).totalCents }
  })
}

/** Keeps the orders that are placed while the store is open. */
const whileOpen = (
  { hours }: Store,
  placed: ReadonlyArray<PlacedOrder>,
  { ahead }: DemoClock,
): ReadonlyArray<PlacedOrder> => {
  if (!hours || placed.length === 0) return placed
  const walls = placed.map(({ placedAt }) => placedAt + ahead)
  const spans = [...openSpans(hours, Math.min(...walls), Math.max(...walls))]
  return placed.filter(({ placedAt }) =>
    spans.some(({ start, end }) => start <= placedAt + ahead && placedAt + ahead < end),
  )
}

/** All orders placed at these stores after one moment and up to another, oldest first. */
export const ordersBetween = (
  stores: ReadonlyArray<Store>,
  after: number,
  until: number,
  clock: DemoClock,
): ReadonlyArray<PlacedOrder> => {
  const first = Math.floor(clock.localOf(after) / hourMs) * hourMs
  const hours = Array.from(
    { length: Math.floor((clock.localOf(until) - first) / hourMs) + 1 },
    (_, index) => first + index * hourMs,
  )
  return stores
    .filter(({ type }) => type !== "partner")
    .flatMap((store) => {
      const end = Math.min(until, store.closedSince ?? until)
      const placed = hours
        .flatMap((start) => ordersOfHour(store, start, clock))
        .filter(({ placedAt }) => placedAt > after && placedAt <= end)
      return whileOpen(store, placed, clock)
    })
    .toSorted((one, other) => one.placedAt - other.placedAt)
}
