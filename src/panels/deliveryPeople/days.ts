import { dayAfter, dayAt, instantOf } from "../../contract/companies/zonedTime.ts"

/** The day it is by the clocks of a time zone. */
export const todayIn = (zone: string): string => dayAt(Date.now(), zone)

/** The last moment of a day in a time zone; for today, the current one. */
export const endOfDay = (day: string, zone: string): string =>
  day >= todayIn(zone)
    ? new Date().toISOString()
    : new Date(instantOf({ day: dayAfter(day, 1), minutes: 0 }, zone, "first") - 1).toISOString()
