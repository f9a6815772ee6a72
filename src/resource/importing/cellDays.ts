/** The order of day and month where both are numbers between slashes. */
export type DayOrder = "dayFirst" | "monthFirst"

const written =
  /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:,? (\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([ap])\.?m\.?)?)?$/i
const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/i

const two = (number: number | string) => String(number).padStart(2, "0")

/** The order a written day tells; undefined where it could be either, or is none. */
const orderIn = (cell: string): DayOrder | undefined => {
  const [, first, second] = written.exec(cell) ?? []
  if (Number(first) > 12) return "dayFirst"
  return Number(second) > 12 ? "monthFirst" : undefined
}

/** True for a day that is another one in the other order. */
export const isEitherOrder = (cell: string): boolean => {
  const [, first, second] = written.exec(cell) ?? []
  return first !== undefined && orderIn(cell) === undefined && Number(first) !== Number(second)
}

/** The order of day and month that the cells of a file tell; undefined where none does, and where they contradict each other. */
export const orderOf = (cells: Iterable<string>): DayOrder | undefined => {
  const orders = new Set([...cells].flatMap((cell) => orderIn(cell) ?? []))
  return orders.size === 1 ? [...orders][0] : undefined
}

const clockText = (
  hour: string | undefined,
  minute: string | undefined,
  second: string | undefined,
  half?: string,
): string => {
  if (hour === undefined || minute === undefined) return ""
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0)
  const seconds = second === undefined || second === "00" ? "" : `:${second}`
  return `T${two(hours)}:${minute}${seconds}`
}

/** True for a day the calendar has. */
const isReal = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** A day with the time after it, if there is one: `2026-11-05` or `2026-11-05T14:30`; undefined for what is none. */
const momentIn = (cell: string, order: DayOrder): string | undefined => {
  const [, day, hour, minute, second] = iso.exec(cell) ?? []
  if (day !== undefined) return isReal(day) ? day + clockText(hour, minute, second) : undefined
  const [, first, last, year, ...clock] = written.exec(cell) ?? []
  if (first === undefined || last === undefined) return undefined
  const [date, month] = (orderIn(cell) ?? order) === "dayFirst" ? [first, last] : [last, first]
  const [h, m, s, half] = clock
  const real = `${year}-${two(month ?? "")}-${two(date ?? "")}`
  return isReal(real) ? real + clockText(h, m, s, half) : undefined
}

/** A day as a draft has it; of midnight, which spreadsheets add, only the day counts. */
export const dayText = (cell: string, order: DayOrder): string | undefined => {
  const [day, clock] = momentIn(cell, order)?.split("T") ?? []
  return clock === undefined || clock === "00:00" ? day : undefined
}

/** A moment as a draft has it; a day alone is its beginning. */
export const momentText = (cell: string, order: DayOrder): string | undefined => {
  const moment = momentIn(cell, order)
  return moment === undefined || moment.includes("T") ? moment : `${moment}T00:00`
}

/** A time as a draft has it. */
export const timeText = (cell: string): string | undefined => {
  const [, hour = "", minute] = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(cell) ?? []
  return minute === undefined ? undefined : `${two(hour)}:${minute}`
}
