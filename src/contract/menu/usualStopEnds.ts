/** Ends a store may set as the usual one of what is sold out (`menu.soldOutReturnsAt`). */
export const usualStopEnds = ["OPENING", "MIDNIGHT", "HOUR"] as const
export type UsualStopEnd = (typeof usualStopEnds)[number]
