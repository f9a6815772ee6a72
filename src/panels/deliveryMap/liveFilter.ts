import type { DeliveryPerson } from "../../contract/deliveryPerson.ts"

/** Who the map shows (section 2): online, offline or both; only those on route, or all; part of a name or vehicle. */
export interface LiveFilter {
  readonly isOnline: boolean | null
  readonly onRoute: true | null
  readonly search: string
}

export const everybody: LiveFilter = { isOnline: null, onRoute: null, search: "" }

/** What the call is asked for. */
export const queryOf = ({ search, ...flags }: LiveFilter) => {
  const part = search.trim()
  return part === "" ? flags : { ...flags, search: part }
}

/** Whether somebody still belongs on the map after a change; only the service knows what it searches in. */
export const isShown = ({ isOnline, onRoute }: LiveFilter, person: DeliveryPerson): boolean =>
  (isOnline === null || person.isOnline === isOnline) && (onRoute === null || person.onRoute)
