/** A day and a time of it, as a clock on the wall of some place shows them. */
export interface WallTime {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** Minutes after midnight. Beyond 1440 it is a time of the following day. */
  readonly minutes: number
}

const dayMs = 86_400_000
const minuteMs = 60_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** One for each time zone: making a format costs as much as a hundred uses of it. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  })
  formats.set(timeZone, format)
  return format
}

/** The last reading of each zone's clock: a list of thousands of rows is looked at for one instant. */
const readings = new Map<string, { readonly instant: number; readonly wall: WallTime }>()

/** Returns the local time in this time zone at an instant; `instant` is in milliseconds since 1970. */
export const wallTimeAt = (instant: number, timeZone: string): WallTime => {
  const last = readings.get(timeZone)
  if (last?.instant === instant) return last.wall
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const { year = "", month = "", day = "", hour = "", minute = "" } = parts
  const wall = { day: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) }
  readings.set(timeZone, { instant, wall })
  return wall
}

/** The same reading of the clock in UTC, in milliseconds since 1970. */
const asUtc = ({ day, minutes }: WallTime): number => Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs

/** The day it is by the clocks of a zone, at an instant in milliseconds since 1970. */
export const dayAt = (instant: number, timeZone: string): string => wallTimeAt(instant, timeZone).day

/** Milliseconds a zone's clocks are ahead of UTC. */
const offsetAt = (instant: number, timeZone: string): number => {
  const whole = Math.floor(instant / minuteMs) * minuteMs
  return asUtc(wallTimeAt(whole, timeZone)) - whole
}

/**
 * The instants at which clocks of a time zone show this: one, two where clocks are put back, none where daylight saving
 * skips it. In milliseconds since 1970, the earlier first.
 */
export const instantsOf = (wall: WallTime, timeZone: string): ReadonlyArray<number> => {
  const utc = asUtc(wall)
  const offsets = new Set([offsetAt(utc - dayMs, timeZone), offsetAt(utc + dayMs, timeZone)])
  return [...offsets]
    .map((offset) => utc - offset)
    .filter((instant) => instant + offsetAt(instant, timeZone) === utc)
    .toSorted((one, other) => one - other)
}

/** The instant at which something begins or ends by the clock: a skipped time is taken as if clocks had not changed. */
export const instantOf = (wall: WallTime, timeZone: string, which: "first" | "last"): number => {
  const instants = instantsOf(wall, timeZone)
  const utc = asUtc(wall)
  return instants.at(which === "first" ? 0 : -1) ?? utc - offsetAt(utc - dayMs, timeZone)
}

/** The day so many days later; earlier where negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
