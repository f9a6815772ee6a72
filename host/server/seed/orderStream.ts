import { type DemoClock, midnightOf, weekdayOf } from "./demoClock.ts"
import { isOpenAt, tradeOf } from "./businessHours.ts"
import { randomOf } from "./random.ts"

const hour = 3_600_000

/** As much of a company as its business is made from. */
export interface Seller {
  readonly id: number
  readonly name: string
  readonly type: string | null
  readonly applicationId: number
  /** Since when nobody can order there, whatever its hours say. */
  readonly closedSince?: number | undefined
}

export interface PlacedOrder {
  readonly companyId: number
  /** Milliseconds since 1970, in whole seconds. */
  readonly placedAt: number
  readonly totalCents: number
}

/** How a day of the week does beside the others, from Sunday on. */
const weekdays = [1.15, 0.75, 0.8, 0.85, 0.95, 1.2, 1.25]

/** Orders a store gets in its busiest hour. */
const busiest = ({ id }: Seller) => 6 + (id % 6)

/** What is ordered at a store in one hour of the local clock: the same whoever asks. */
const ordersOfHour = (store: Seller, start: number, clock: DemoClock): ReadonlyArray<PlacedOrder> => {
  const chance = randomOf(store.id, start / hour)
  const trade = tradeOf(store)
  const share = trade.rush[(start - midnightOf(start)) / hour]! / Math.max(...trade.rush)
  const expected = busiest(store) * share * weekdays[weekdayOf(start)]! * (0.75 + chance.below(50) / 100)
  const count = Math.floor(expected + chance.below(1000) / 1000)
  const size = store.type === "supermarket" ? [6000, 28_000] : [2500, 9000]
  return Array.from({ length: count }, () => ({
    at: start + chance.below(3600) * 1000,
    cents: chance.below(size[1]!),
  }))
    .filter(({ at }) => isOpenAt(trade, at))
    .map(({ at, cents }) => ({
      companyId: store.id,
      placedAt: Math.floor(clock.momentOf(at) / 1000) * 1000,
      totalCents: size[0]! + cents,
    }))
}

/** Every order placed at these stores after one moment and up to another, the first first. */
export const ordersBetween = (
  stores: ReadonlyArray<Seller>,
  after: number,
  until: number,
  clock: DemoClock,
): ReadonlyArray<PlacedOrder> => {
  const first = Math.floor(clock.localOf(after) / hour) * hour
  const hours = Array.from(
    { length: Math.floor((clock.localOf(until) - first) / hour) + 1 },
    (_, index) => first + index * hour,
  )
  return stores
    .filter(({ type }) => type !== "partner")
    .flatMap((store) => {
      const end = Math.min(until, store.closedSince ?? until)
      return hours
        .flatMap((start) => ordersOfHour(store, start, clock))
        .filter(({ placedAt }) => placedAt > after && placedAt <= end)
    })
    .toSorted((one, other) => one.placedAt - other.placedAt)
}
