import {
  exceptionSince,
  exceptionsOf,
  type OrderException,
  orderExceptions,
} from "../../../contract/orders/orderExceptions.ts"
import { type BoardFilter, isShown } from "../boardFilter.ts"
import type { BoardCard } from "../lanes.ts"

/** Orders that wait for somebody for one reason, those that wait longest first. */
export interface CaseGroup {
  readonly exception: OrderException
  readonly keys: ReadonlyArray<string>
}

/** Orders waiting for somebody. An order is in the group of its most urgent exception. */
export interface InboxCases {
  readonly groups: ReadonlyArray<CaseGroup>
  readonly count: number
  /** In how many stores. */
  readonly stores: number
  /** The orders that were put off, those that come back first. */
  readonly postponed: ReadonlyArray<string>
}

export const noCases: InboxCases = { groups: [], count: 0, stores: 0, postponed: [] }

/** Until when somebody put off an order for one reason, in milliseconds since 1970, by `caseKey`. */
export type Postponed = Readonly<Record<string, number>>

/** Names what is put off: once something more urgent comes up in the order, it is there again. */
export const caseKey = (key: string, exception: OrderException): string => `${exception} ${key}`

interface Case {
  readonly card: BoardCard
  readonly exception: OrderException
  readonly since: number
  readonly until: number
}

const caseOf = (card: BoardCard, now: number, postponed: Postponed): ReadonlyArray<Case> => {
  const [exception] = exceptionsOf(card.order, now)
  if (!exception) return []
  const since = exceptionSince(card.order, exception) ?? now
  const until = postponed[caseKey(card.key, exception)] ?? 0
  return [{ card, exception, since, until: until > now ? until : 0 }]
}

const byAge = (one: Case, other: Case) =>
  one.since === other.since ? (one.card.key < other.card.key ? -1 : 1) : one.since - other.since

/** Returns the orders waiting for somebody at a moment, among those the filter keeps. */
export const casesOf = (
  cards: ReadonlyArray<BoardCard>,
  filter: BoardFilter,
  now: number,
  postponed: Postponed,
): InboxCases => {
  const whole = { ...filter, exception: undefined }
  const all = cards
    .filter(({ order }) => isShown(whole, order, now))
    .flatMap((card) => caseOf(card, now, postponed))
    .toSorted(byAge)
  const open = all.filter(({ until }) => until === 0)
  const groups = orderExceptions.flatMap((exception) => {
    const keys = open.filter((one) => one.exception === exception).map(({ card }) => card.key)
    return keys.length === 0 ? [] : [{ exception, keys }]
  })
  const stores = new Set(open.map(({ card }) => JSON.stringify(card.order.company?._id))).size
  const later = all.filter(({ until }) => until > 0).toSorted((one, other) => one.until - other.until)
  return { groups, count: open.length, stores, postponed: later.map(({ card }) => card.key) }
}

const sameKeys = (one: ReadonlyArray<string>, other: ReadonlyArray<string>) =>
  one.length === other.length && one.every((key, at) => key === other[at])

/** The next cases, of which each group with the same orders stays the one it was; the same cases if all do. */
export const keepCases = (last: InboxCases, next: InboxCases): InboxCases => {
  const groups = next.groups.map((group) => {
    const before = last.groups.find(({ exception }) => exception === group.exception)
    return before && sameKeys(before.keys, group.keys) ? before : group
  })
  const isSame =
    groups.length === last.groups.length &&
    groups.every((group, at) => group === last.groups[at]) &&
    next.stores === last.stores &&
    sameKeys(next.postponed, last.postponed)
  return isSame ? last : { ...next, groups }
}
