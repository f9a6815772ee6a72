import type { Courier } from "./courier.ts"
import type { LiveFilter } from "./liveFilter.ts"

/**
 * Reason why the map shows nobody, or nobody who moves: nobody is registered, nobody matches the search or the filters,
 * nobody has sent a position, or nobody is online.
 */
export type Absence =
  | "unregistered"
  | "noMatch"
  | "noneOnRoute"
  | "noneOnline"
  | "noneOffline"
  | "unplaced"
  | "allOffline"

/** Returns the reason why the map is empty or still; undefined if it is neither. */
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
