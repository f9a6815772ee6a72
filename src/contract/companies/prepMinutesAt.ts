import { isWithinTimes } from "./isWithinTimes.ts"

/** A time of the week in which a kitchen takes longer or shorter than usual. */
export interface PrepException {
  /** Kind of orders whose opening hours have it; `ALL` for every kind. */
  readonly service: string
  readonly weekdays: ReadonlyArray<string>
  /** `HH:MM`. */
  readonly from: string
  readonly until: string
  readonly minutes: number
}

/** Preparation times of a store: the usual one, and those of hours of their own by the store's clock. */
export interface PrepTimes {
  readonly usualMinutes: number
  readonly exceptions: ReadonlyArray<PrepException>
  readonly timeZone: string
}

/**
 * Minutes the kitchen takes for an order of this kind at an instant (milliseconds since 1970): the exception of these
 * hours, one of the order's own kind before one of all kinds, and else the usual time.
 */
export const prepMinutesAt = (
  { usualMinutes, exceptions, timeZone }: PrepTimes,
  at: number,
  fulfillment: string | null | undefined,
): number => {
  const now = exceptions.filter((one) => isWithinTimes(one, at, timeZone))
  const own = now.find(({ service }) => service === fulfillment)
  return (own ?? now.find(({ service }) => service === "ALL"))?.minutes ?? usualMinutes
}
