import { midnightOf, weekdayOf } from "./demoClock.ts"
import { stores } from "./names.ts"

const hour = 3_600_000
const day = 24 * hour

/** Hours of a day; beyond 24 is after midnight. */
type Spell = readonly [from: number, until: number]

/** When a kind of store is open, and how its orders spread over the hours of a day. */
export interface Trade {
  readonly week: ReadonlyArray<Spell>
  readonly sunday: ReadonlyArray<Spell>
  /** What each hour from midnight weighs beside the others. */
  readonly rush: ReadonlyArray<number>
}

/** Lunch and dinner, baskets before and after work, breakfast and tea, the afternoon. */
const meals = [5, 3, 1, 0, 0, 0, 0, 1, 2, 2, 3, 9, 14, 10, 4, 2, 2, 3, 7, 12, 14, 11, 7, 5]
const baskets = [1, 0.6, 0.5, 0.5, 0.5, 0.6, 1, 3, 6, 8, 10, 10, 7, 5, 5, 6, 8, 11, 12, 9, 5, 3, 2, 1]
const bread = [0, 0, 0, 0, 0, 0, 7, 13, 12, 8, 4, 3, 4, 3, 3, 5, 9, 11, 8, 4, 2, 0, 0, 0]
const treats = [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 9, 11, 12, 12, 9, 7, 7, 8, 6, 2, 0]

const trades = {
  restaurant: {
    week: [
      [11, 15],
      [18, 23],
    ],
    sunday: [[11, 16]],
    rush: meals,
  },
  dinner: { week: [[18, 24]], sunday: [[18, 24]], rush: meals },
  late: { week: [[18, 26]], sunday: [[18, 25]], rush: meals },
  lunch: { week: [[10.5, 15]], sunday: [], rush: meals },
  snacks: { week: [[7, 21]], sunday: [[8, 14]], rush: meals },
  bakery: { week: [[6, 21]], sunday: [[6, 13]], rush: bread },
  treats: { week: [[10, 22]], sunday: [[12, 22]], rush: treats },
  supermarket: { week: [[7, 22]], sunday: [[8, 20]], rush: baskets },
  allHours: { week: [[0, 24]], sunday: [[0, 24]], rush: baskets },
} as const satisfies Readonly<Record<string, Trade>>
export type TradeName = keyof typeof trades

const named = new Map<string, TradeName>(stores.map(([name, , , trade]) => [name, trade]))

/** A store's trade: its own in the demo, else what its type suggests. */
export const tradeOf = ({ name, type }: { readonly name: string; readonly type: string | null }): Trade =>
  trades[named.get(name) ?? (type === "supermarket" ? "supermarket" : "restaurant")]

/** Yesterday's, today's and tomorrow's times open, as local times. */
export const spellsAround = (trade: Trade, local: number): ReadonlyArray<Spell> =>
  [-1, 0, 1].flatMap((days) => {
    const start = midnightOf(local) + days * day
    const spells = weekdayOf(start) === 0 ? trade.sunday : trade.week
    return spells.map(([from, until]): Spell => [start + from * hour, start + until * hour])
  })

export const isOpenAt = (trade: Trade, local: number): boolean =>
  spellsAround(trade, local).some(([from, until]) => from <= local && local < until)

/** When a store last opened or closed by its hours; some days ago at most. */
export const lastChange = (trade: Trade, local: number): number =>
  Math.max(
    local - 2 * day,
    ...spellsAround(trade, local)
      .flat()
      .filter((change) => change <= local),
  )
