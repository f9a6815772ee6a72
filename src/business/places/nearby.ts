import { kmBetween } from "../../contract/resource/kmBetween.ts"
import type { Place } from "../../contract/resource/field.ts"

/** A place near the one that is looked for, and what it is called. */
export interface Nearby {
  readonly place: Place
  readonly name: string
  /** Further away than this a place is doubted. */
  readonly withinKm: number
}

/** Default distance in km within which a place is plausible. Our own choice. */
export const usualKm = 50

/** Returns the distance in kilometers from the expected place; undefined if near enough. */
export const doubtedKm = (here: Place | undefined, { place, withinKm }: Nearby): number | undefined => {
  const km = here && Math.round(kmBetween(here, place))
  return km !== undefined && km > withinKm ? km : undefined
}
