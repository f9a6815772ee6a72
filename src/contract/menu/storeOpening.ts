import { openingAt, openSpans, type StoreHours } from "../companies/storeHours.ts"
import type { Week } from "../resource/field.ts"
import type { MenuStore } from "./menuData.ts"

/** Days to look ahead for the next opening. */
const daysAhead = 60
const dayMs = 86_400_000

/** Remembers the last value of each subject: thousands of items are looked at for one moment. */
const rememberLast = <S extends object, A extends ReadonlyArray<unknown>, V>(
  make: (subject: S, ...more: A) => V,
) => {
  const known = new WeakMap<S, { readonly more: A; readonly value: V }>()
  return (subject: S, ...more: A): V => {
    const last = known.get(subject)
    if (last?.more.every((one, at) => one === more[at])) return last.value
    const value = make(subject, ...more)
    known.set(subject, { more, value })
    return value
  }
}

const hoursOf = ({ hours, timeZone }: MenuStore): StoreHours | undefined => hours && { ...hours, timeZone }

/** The moment a store's clock on the wall shows at another one; both in milliseconds since 1970. */
export const wallMoment = ({ clockAheadMs = 0 }: MenuStore, at: number): number => at + clockAheadMs

/** True if a store is open at a moment, in milliseconds since 1970: as it was read until it changes, by its hours then. */
export const isStoreOpen = rememberLast((store: MenuStore, at: number): boolean => {
  const { isOpen, changesAt } = store
  const hours = hoursOf(store)
  const isAsRead = isOpen !== undefined && (changesAt === undefined || at < Date.parse(changesAt))
  return isAsRead || !hours ? (isOpen ?? true) : openingAt(hours, wallMoment(store, at)).isOpen
})

/** The next time a store opens by its hours after a moment; undefined where nobody knows. In milliseconds since 1970. */
export const nextOpening = rememberLast((store: MenuStore, after: number): number | undefined => {
  const hours = hoursOf(store)
  if (!hours) return undefined
  const wall = wallMoment(store, after)
  for (const { start } of openSpans(hours, wall, wall + daysAhead * dayMs))
    if (start > wall) return start - (wall - after)
  return undefined
})

interface WeekState {
  readonly isOn: boolean
  readonly next?: number
}

const stateOfWeek = rememberLast((week: Week, store: MenuStore, at: number): WeekState => {
  const wall = wallMoment(store, at)
  const { isOpen, changesAt } = openingAt({ week, exceptions: [], timeZone: store.timeZone }, wall)
  return { isOn: isOpen, ...(!isOpen && changesAt !== undefined && { next: changesAt - (wall - at) }) }
})

/** Hours of a row by the store's clock, and the next moment they begin; without any shift they are always. */
export const weekAt = (store: MenuStore, week: Week | undefined, at: number): WeekState =>
  week?.some((shifts) => shifts.length > 0) ? stateOfWeek(week, store, at) : { isOn: true }
