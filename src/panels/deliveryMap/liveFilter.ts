import type { DeliveryChanges } from "../../contract/deliveryPeople/deliveryPerson.ts"
import { textFinder } from "../../contract/search/searchTexts.ts"

/** Filter of the map (section 2): online, offline or both; only people on route, or all; part of a name or vehicle. */
export interface LiveFilter {
  readonly isOnline: boolean | null
  readonly onRoute: true | null
  readonly search: string
}

type Change = DeliveryChanges["changed"][number]

export const noFilter: LiveFilter = { isOnline: null, onRoute: null, search: "" }

/** The filter as query parameters. */
export const queryOf = ({ search, ...flags }: LiveFilter) => {
  const part = search.trim()
  return part === "" ? flags : { ...flags, search: part }
}

const matchesFlag = (requested: boolean | null, is: boolean | undefined) =>
  requested === null || is === undefined || is === requested

/**
 * True if a person stays on the map after a change. Text search is left to the server, which knows the fields it
 * searches.
 */
export const isShown = (
  { isOnline, onRoute }: LiveFilter,
  person: Pick<Change, "isOnline" | "onRoute">,
): boolean => matchesFlag(isOnline, person.isOnline) && matchesFlag(onRoute, person.onRoute)

/** True if a person in a change matches the filter, as far as the change shows. */
export const isMatch = (filter: LiveFilter, change: Change): boolean => {
  return isShown(filter, change) && textFinder(filter.search)(change.person?.name, change.typeOfVehicle)
}
