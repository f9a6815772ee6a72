import { limits } from "../../contract/limits.ts"

/** The calendar day of a moment in the platform's time zone. */
const dayOf = (at: Date): string => at.toLocaleDateString("sv-SE", { timeZone: limits.timeZone })

/** Today in the platform's time zone. */
export const today = (): string => dayOf(new Date())

const hour = 3_600_000

/** The last moment of a day in the platform's time zone; for today, the current one. */
export const endOfDay = (day: string): string => {
  if (day >= today()) return new Date().toISOString()
  const noon = new Date(`${day}T12:00:00Z`)
  // The first whole hour of the next day is the end of this one, whatever the zone's offset was then.
  const hours = Array.from({ length: 36 }, (_, index) => new Date(noon.getTime() + index * hour))
  const next = hours.find((at) => dayOf(at) > day) ?? noon
  return new Date(next.getTime() - 1).toISOString()
}
