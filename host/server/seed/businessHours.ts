import { stores } from "./names.ts"

/** Hours of the day; a value above 24 is after midnight. */
type TimeRange = readonly [from: number, until: number]

/** Opening hours of a demo store, and the distribution of its orders over the day. */
export interface BusinessHours {
  readonly week: ReadonlyArray<TimeRange>
  readonly sunday: ReadonlyArray<TimeRange>
  /** The relative number of orders in each hour from midnight. */
  readonly hourlyWeights: ReadonlyArray<number>
}

/** Peaks at lunch and dinner; before and after work; at breakfast and teatime; in the afternoon. */
const meals = [5, 3, 1, 0, 0, 0, 0, 1, 2, 2, 3, 9, 14, 10, 4, 2, 2, 3, 7, 12, 14, 11, 7, 5]
const baskets = [1, 0.6, 0.5, 0.5, 0.5, 0.6, 1, 3, 6, 8, 10, 10, 7, 5, 5, 6, 8, 11, 12, 9, 5, 3, 2, 1]
const bread = [0, 0, 0, 0, 0, 0, 7, 13, 12, 8, 4, 3, 4, 3, 3, 5, 9, 11, 8, 4, 2, 0, 0, 0]
const treats = [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 9, 11, 12, 12, 9, 7, 7, 8, 6, 2, 0]

const schedules = {
  restaurant: {
    week: [
      [11, 15],
      [18, 23],
    ],
    sunday: [[11, 16]],
    hourlyWeights: meals,
  },
  dinner: { week: [[18, 24]], sunday: [[18, 24]], hourlyWeights: meals },
  late: { week: [[18, 26]], sunday: [[18, 25]], hourlyWeights: meals },
  lunch: { week: [[10.5, 15]], sunday: [], hourlyWeights: meals },
  snacks: { week: [[7, 21]], sunday: [[8, 14]], hourlyWeights: meals },
  bakery: { week: [[6, 21]], sunday: [[6, 13]], hourlyWeights: bread },
  treats: { week: [[10, 22]], sunday: [[12, 22]], hourlyWeights: treats },
  supermarket: { week: [[7, 22]], sunday: [[8, 20]], hourlyWeights: baskets },
  allHours: { week: [[0, 24]], sunday: [[0, 24]], hourlyWeights: baskets },
} as const satisfies Readonly<Record<string, BusinessHours>>
export type ScheduleName = keyof typeof schedules

const scheduleByStore = new Map<string, ScheduleName>(stores.map(([name, , , trade]) => [name, trade]))

interface NamedStore {
  readonly name: string
  readonly type: string | null
}

/** Trade of a demo store, which determines its hours; the usual one of its type for any other. */
export const tradeOf = ({ name, type }: NamedStore): ScheduleName =>
  scheduleByStore.get(name) ?? (type === "supermarket" ? "supermarket" : "restaurant")

/** A demo store's own schedule, or the usual one of its type. */
export const businessHoursOf = (store: NamedStore): BusinessHours => schedules[tradeOf(store)]
