import { openSpans } from "../../../contract/companies/storeHours.ts"
import { dayAfter, dayAt, instantOf } from "../../../contract/companies/zonedTime.ts"
import type { Blocker } from "../../../contract/menu/blocker.ts"
import { blockersOf } from "../../../contract/menu/blockersOf.ts"
import type { ItemRow, MenuData, MenuHours, MenuStore } from "../../../contract/menu/menuData.ts"
import type { Week } from "../../../contract/resource/field.ts"
import { entryOf } from "../../../contract/wire/entryOf.ts"
import { isStoreOpen, wallMoment } from "../../../contract/menu/storeOpening.ts"

/** A time from one moment to another, in milliseconds since 1970. */
interface SoldSpan {
  readonly from: number
  readonly to: number
}

/** A day by the store's clock, the times an item is sold on it, and the reason where it is not sold at all. */
export interface SoldDay {
  /** As `2026-03-06`. */
  readonly day: string
  /** The day's own beginning and end, in milliseconds since 1970. */
  readonly start: number
  readonly end: number
  readonly spans: ReadonlyArray<SoldSpan>
  readonly reason?: Blocker
}

type Range = readonly [start: number, end: number]
type IsSold = (at: number) => boolean

const midnight = ({ timeZone, clockAheadMs = 0 }: MenuStore, day: string): number =>
  instantOf({ day, minutes: 0 }, timeZone, "first") - clockAheadMs

/** Moments at which a store, or what has hours of its own, opens and closes. */
const openings = (store: MenuStore, week: Week, exceptions: MenuHours["exceptions"], [start, end]: Range) => {
  const ahead = store.clockAheadMs ?? 0
  const spans = openSpans({ week, exceptions, timeZone: store.timeZone }, start + ahead, end + ahead)
  return [...spans].flatMap((span) => [span.start - ahead, span.end - ahead])
}

const momentsIn = (rows: ReadonlyArray<object>): ReadonlyArray<number> =>
  rows.flatMap((row) =>
    ["soldOutUntil", "outUntil"].flatMap((name) => {
      const at = entryOf(row as Readonly<Record<string, unknown>>, name)
      return typeof at === "string" ? [Date.parse(at)] : []
    }),
  )

/** All moments at which it may change whether an item is sold. */
const changesIn = (data: MenuData, item: ItemRow, range: Range): ReadonlyArray<number> => {
  const { store, categories, menus, options, ingredients } = data
  const weeks = [item, ...categories, ...menus].flatMap(({ week }) => (week ? [week] : []))
  const changesAt = store.changesAt === undefined ? [] : [Date.parse(store.changesAt)]
  return [
    ...(store.hours ? openings(store, store.hours.week, store.hours.exceptions, range) : []),
    ...weeks.flatMap((week) => openings(store, week, [], range)),
    ...momentsIn([item, ...options, ...ingredients]),
    ...changesAt,
  ]
}

/** The times between two moments in which an item is sold, of those between the moments at which that may change. */
const spansBetween = (isSold: IsSold, changes: ReadonlyArray<number>, [start, end]: Range) => {
  const within = changes.filter((at) => start < at && at < end)
  const edges = [...new Set([start, ...within, end])].toSorted((one, other) => one - other)
  const spans: Array<SoldSpan> = []
  for (const [at, from] of edges.slice(0, -1).entries()) {
    const to = edges[at + 1] ?? end
    const last = spans.at(-1)
    if (!isSold(from + (to - from) / 2)) continue
    if (last?.to === from) spans[spans.length - 1] = { from: last.from, to }
    else spans.push({ from, to })
  }
  return spans
}

/** The reason an item is not sold at noon: one of its own, or else that the store is closed. */
const reasonAt = (data: MenuData, item: ItemRow, at: number) => {
  const reasons = blockersOf(data, item, { at })
  return reasons.find(({ kind }) => kind !== "STORE_CLOSED") ?? reasons[0]
}

/**
 * The coming days with when an item is sold, from a moment (milliseconds since 1970) on.
 */
export const soldAhead = (
  data: MenuData,
  item: ItemRow,
  at: number,
  count: number,
): ReadonlyArray<SoldDay> => {
  const { store } = data
  const today = dayAt(wallMoment(store, at), store.timeZone)
  // Reasons tell when the store opens next, which is work for nothing while it is closed.
  const isSold: IsSold = (moment) =>
    isStoreOpen(store, moment) && blockersOf(data, item, { at: moment }).length === 0
  const changes = changesIn(data, item, [midnight(store, today), midnight(store, dayAfter(today, count))])
  return Array.from({ length: count }, (_, index) => {
    const day = dayAfter(today, index)
    const [start, end] = [midnight(store, day), midnight(store, dayAfter(day, 1))]
    const spans = spansBetween(isSold, changes, [Math.max(start, at), end])
    const reason = spans.length > 0 ? undefined : reasonAt(data, item, start + (end - start) / 2)
    return { day, start, end, spans, ...(reason && { reason }) }
  })
}
