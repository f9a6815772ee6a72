import { type BoardColumn, type BoardOrder, columnOf } from "../../contract/orders/board.ts"
import { exceptionsOf, type OrderException, orderExceptions } from "../../contract/orders/orderExceptions.ts"
import { type BoardFilter, isShown } from "./boardFilter.ts"
import type { QueuedMove } from "./queuedMove.ts"

/** The columns of orders that are open, from left to right. */
export const openColumns = ["new", "scheduled", "preparing", "courier", "onRoute"] as const
export type OpenColumn = (typeof openColumns)[number]

/** An order as the board draws it. */
export interface BoardCard {
  readonly key: string
  /** With what was done to it and is not confirmed. */
  readonly order: BoardOrder
  /** Changes to it that are not confirmed, in order. */
  readonly moves: ReadonlyArray<QueuedMove>
  /** Due time, or else the time since which it waits, in milliseconds since 1970. */
  readonly due: number
}

/** The keys of the orders in each column. */
export type Lanes = Readonly<Record<OpenColumn, ReadonlyArray<string>>>

export const noLanes: Lanes = { new: [], scheduled: [], preparing: [], courier: [], onRoute: [] }

/** True if a column holds open orders. */
export const isOpenColumn = (column: BoardColumn | undefined): column is OpenColumn =>
  openColumns.some((one) => one === column)

/** Returns the time an order is due, or else the time since which it waits, in milliseconds since 1970. */
export const dueOf = ({ promisedAt, placedAt }: BoardOrder): number => {
  const at = Date.parse(promisedAt ?? placedAt ?? "")
  return Number.isNaN(at) ? Number.MAX_SAFE_INTEGER : at
}

const byDue = (one: BoardCard, other: BoardCard): number =>
  one.due - other.due || (one.key < other.key ? -1 : 1)

/** The orders a filter leaves, what is promised soonest first. */
export const shownOf = (
  cards: ReadonlyArray<BoardCard>,
  filter: BoardFilter,
  now: number,
): ReadonlyArray<BoardCard> => cards.filter(({ order }) => isShown(filter, order, now)).toSorted(byDue)

/** The orders a filter leaves, by column. */
export const lanesOf = (cards: ReadonlyArray<BoardCard>, filter: BoardFilter, now: number): Lanes => {
  const lanes: Record<OpenColumn, Array<string>> = {
    new: [],
    scheduled: [],
    preparing: [],
    courier: [],
    onRoute: [],
  }
  for (const { key, order } of shownOf(cards, filter, now)) {
    const column = columnOf(order.status)
    if (isOpenColumn(column)) lanes[column].push(key)
  }
  return lanes
}

const sameKeys = (one: ReadonlyArray<string>, other: ReadonlyArray<string>) =>
  one.length === other.length && one.every((key, at) => key === other[at])

/** The next columns, of which each that has the same orders in the same places stays the list it was; the same board if all do. */
export const keepLanes = (last: Lanes, next: Lanes): Lanes => {
  const changed = openColumns.filter((column) => !sameKeys(last[column], next[column]))
  if (changed.length === 0) return last
  return { ...last, ...Object.fromEntries(changed.map((column) => [column, next[column]])) }
}

/** Returns the number of orders with each exception at a moment. */
export const tally = (
  cards: ReadonlyArray<BoardCard>,
  now: number,
): Readonly<Record<OrderException, number>> => {
  const counts: Record<OrderException, number> = {
    LATE: 0,
    NOT_ACCEPTED: 0,
    NO_COURIER: 0,
    COMING_BACK: 0,
    PAYMENT_PENDING: 0,
    CUSTOMER_WAITING: 0,
  }
  for (const { order } of cards) for (const one of exceptionsOf(order, now)) counts[one] += 1
  return counts
}

type Tallies = ReturnType<typeof tally>

/** The last tallies as long as no number changed. */
export const keepTallies = (last: Tallies, next: Tallies): Tallies =>
  orderExceptions.every((exception) => last[exception] === next[exception]) ? last : next
