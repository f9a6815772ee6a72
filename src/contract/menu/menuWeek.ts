import type { Week } from "../resource/field.ts"
import { sameId } from "../wire/recordId.ts"
import type { MenuData, MenuRow } from "./menuData.ts"
import { statusAt } from "./statusAt.ts"

/** Part of a week: minutes from midnight to midnight of one day, 0 for Sunday. */
export interface DaySpan {
  readonly day: number
  readonly from: number
  readonly to: number
}

/** A menu's hours in a week, and whether it is used at all: those that are off, over or not begun are not. */
export interface MenuWeekRow {
  readonly menu: MenuRow
  readonly isUsed: boolean
  /** The default is used whenever no other menu is. */
  readonly spans: ReadonlyArray<DaySpan>
}

/** Two menus that are used at once on the same channels, of which only the first sells. */
export interface MenuOverlap {
  readonly first: MenuRow
  readonly second: MenuRow
  readonly spans: ReadonlyArray<DaySpan>
}

const dayMinutes = 1440
const weekMinutes = 7 * dayMinutes
type Range = readonly [from: number, to: number]

const hasShifts = (week: Week | null | undefined): week is Week =>
  week?.some((shifts) => shifts.length > 0) === true

/** Minutes of the week in which shifts are on; what ends after Saturday goes on on Sunday. */
const rangesOf = (week: Week | null | undefined): ReadonlyArray<Range> => {
  if (!hasShifts(week)) return [[0, weekMinutes]]
  return week.flatMap((shifts, day) =>
    shifts.flatMap(({ from, to }): ReadonlyArray<Range> => {
      const [start, end] = [day * dayMinutes + from, day * dayMinutes + to]
      return end <= weekMinutes
        ? [[start, end]]
        : [
            [start, weekMinutes],
            [0, end - weekMinutes],
          ]
    }),
  )
}

const spansOf = (ranges: ReadonlyArray<Range>): ReadonlyArray<DaySpan> =>
  ranges
    .flatMap(([from, to]) =>
      Array.from({ length: 7 }, (_, day) => ({
        day,
        from: Math.max(0, from - day * dayMinutes),
        to: Math.min(dayMinutes, to - day * dayMinutes),
      })),
    )
    .filter(({ from, to }) => from < to)
    .toSorted((one, other) => one.day - other.day || one.from - other.from)

const both = (some: ReadonlyArray<Range>, others: ReadonlyArray<Range>): ReadonlyArray<Range> =>
  some.flatMap(([from, to]) =>
    others.flatMap(([start, end]): ReadonlyArray<Range> => {
      const [first, last] = [Math.max(from, start), Math.min(to, end)]
      return first < last ? [[first, last]] : []
    }),
  )

/** Ranges without the parts that others have. */
const without = (ranges: ReadonlyArray<Range>, others: ReadonlyArray<Range>): ReadonlyArray<Range> =>
  others.reduce<ReadonlyArray<Range>>(
    (remaining, [start, end]) =>
      remaining.flatMap(([from, to]) =>
        (
          [
            [from, Math.min(to, start)],
            [Math.max(from, end), to],
          ] as ReadonlyArray<Range>
        ).filter(([first, last]) => first < last),
      ),
    ranges,
  )

const sharesChannel = (one: MenuRow, other: MenuRow) => {
  const [some, others] = [one.channels ?? [], other.channels ?? []]
  return some.length === 0 || others.length === 0 || some.some((channel) => others.includes(channel))
}

const sharesDays = (one: MenuRow, other: MenuRow) =>
  (one.startsOn ?? "") <= (other.endsOn ?? "9999") && (other.startsOn ?? "") <= (one.endsOn ?? "9999")

/**
 * A store's menus over a week at a moment (milliseconds since 1970): the hours of each, the times at which two of them
 * serve the same channel, and the opening hours that none serves. The default fills all gaps.
 */
export const menuWeek = (
  data: Pick<MenuData, "menus" | "store">,
  at: number,
): {
  readonly rows: ReadonlyArray<MenuWeekRow>
  readonly overlaps: ReadonlyArray<MenuOverlap>
  readonly gaps: ReadonlyArray<DaySpan>
} => {
  const statusOf = (menu: MenuRow) => statusAt(data, "menus", menu, at)
  const used = data.menus.filter((menu) => statusOf(menu) === "ACTIVE")
  const rest = data.menus.filter(
    (menu) => !menu.isDefault && ["ACTIVE", "SCHEDULED"].includes(statusOf(menu) ?? ""),
  )
  const overlaps = rest.flatMap((first, index) =>
    rest.slice(index + 1).flatMap((second) => {
      if (!sharesChannel(first, second) || !sharesDays(first, second)) return []
      const spans = spansOf(both(rangesOf(first.week), rangesOf(second.week)))
      return spans.length > 0 ? [{ first, second, spans }] : []
    }),
  )
  const hasDefault = used.some(({ isDefault }) => isDefault)
  const served = used.flatMap(({ week, channels = [] }) =>
    (channels ?? []).length === 0 ? rangesOf(week) : [],
  )
  return {
    rows: data.menus.map((menu) => ({
      menu,
      isUsed: used.some(({ _id }) => sameId(_id, menu._id)),
      spans: spansOf(rangesOf(menu.week)),
    })),
    overlaps,
    gaps: hasDefault ? [] : spansOf(without(rangesOf(data.store.hours?.week), served)),
  }
}
