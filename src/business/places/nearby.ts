import { kmBetween } from "../../contract/resource/kmBetween.ts"
import type { Place } from "../../contract/resource/field.ts"

/** A place near the one that is looked for, and what it is called. */
export interface Nearby {
  readonly place: Place
  readonly name: string
  /** Further away than this a place is doubted. */
  readonly withinKm: number
}

/** How far a place may be where nothing says it. Ours. */
export const usualKm = 50

/** How many kilometers a place is from where it should be near; nothing while it is near enough. */
export const doubtedKm = (here: Place | undefined, { place, withinKm }: Nearby): number | undefined => {
  const km = here && Math.round(kmBetween(here, place))
  return km !== undefined && km > withinKm ? km : undefined
}
