import type { Courier } from "./courier.ts"
import type { LiveFilter } from "./liveFilter.ts"

/**
 * Why nobody, or nobody who moves, is on the map: nobody is registered; the search, or what is chosen, finds nobody;
 * nobody has told a position; nobody is online.
 */
export type Absence =
  | "unregistered"
  | "noMatch"
  | "noneOnRoute"
  | "noneOnline"
  | "noneOffline"
  | "unplaced"
  | "allOffline"

/** The reason why what is shown is empty, or stands still; undefined when it is neither. */
export const absenceOf = (
  { search, isOnline, onRoute }: LiveFilter,
  couriers: ReadonlyArray<Courier>,
): Absence | undefined => {
  if (couriers.length > 0) {
    if (couriers.every(({ at }) => at === undefined)) return "unplaced"
    const isChosen = isOnline === false || search.trim() !== ""
    return !isChosen && couriers.every((one) => !one.isOnline) ? "allOffline" : undefined
  }
  if (search.trim() !== "") return "noMatch"
  if (onRoute) return "noneOnRoute"
  if (isOnline !== null) return isOnline ? "noneOnline" : "noneOffline"
  return "unregistered"
}
