import { dayAfter, dayAt, instantOf } from "../../contract/companies/zonedTime.ts"
import type { MenuStore } from "../../contract/menu/menuData.ts"
import { wallMoment } from "../../contract/menu/storeOpening.ts"

/** Lunch and dinner. */
const hours = [12, 20] as const
const days = 7

/** Moments of the coming week at which a menu is looked at, by the store's clock; all in milliseconds since 1970. */
export const momentsAhead = (store: MenuStore, now: number): ReadonlyArray<number> => {
  const wall = wallMoment(store, now)
  const today = dayAt(wall, store.timeZone)
  return Array.from({ length: days }, (_, at) => dayAfter(today, at))
    .flatMap((day) => hours.map((hour) => instantOf({ day, minutes: hour * 60 }, store.timeZone, "first")))
    .filter((instant) => instant > wall)
    .map((instant) => instant - (wall - now))
}
