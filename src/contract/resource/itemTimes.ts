import type { Field, Shift } from "./field.ts"
import type { DayFields, TimeFields } from "./rules.ts"
import { shiftBetween } from "./shiftBetween.ts"
import { overlapAmong, type WeekdayShift } from "./week.ts"
import { entryOf } from "../wire/entryOf.ts"

type Item = Readonly<Record<string, unknown>>

/** The part of a day an item takes, and the item's place in its list. */
interface ItemShift extends WeekdayShift {
  readonly at: number
}

const shiftOf = (
  { from, until }: TimeFields,
  calendar: DayFields | undefined,
  item: Item,
): Shift | undefined => {
  if (entryOf(item, calendar?.off)) return { from: 0, to: 1440 }
  const [start, end] = [item[from], item[until]]
  return start && end ? shiftBetween(String(start), String(end)) : undefined
}

/** The days an item is on: days of one week, or a day of the calendar, which is a week of its own. */
const daysOf = (
  { choices }: Field,
  named: unknown,
): ReadonlyArray<{ readonly week: string; readonly day: number }> => {
  if (!choices) return named ? [{ week: String(named), day: 0 }] : []
  const all = Object.keys(choices)
  const days = Array.isArray(named) && named.length > 0 ? named : all
  return days.map((one) => ({ week: "", day: all.indexOf(one) }))
}

/** The later of two items that are on at the same time (`times`), by its place in the list; of each week the first such. */
export const overlappingItems = (
  { fields = {}, rules: { times, calendar } }: Field,
  items: ReadonlyArray<Item>,
): ReadonlyArray<number> => {
  const on = times && fields[times.on]
  if (!on) return []
  const weeks = new Map<string, ReadonlyArray<ItemShift>>()
  for (const [at, item] of items.entries()) {
    const shift = shiftOf(times, calendar, item)
    if (!shift) continue
    for (const { week, day } of daysOf(on, item[times.on]))
      weeks.set(week, [...(weeks.get(week) ?? []), { ...shift, day, at }])
  }
  return [...weeks.values()].flatMap((shifts) => {
    const found = overlapAmong(shifts)
    return found ? [Math.max(...found.map(({ at }) => at))] : []
  })
}
