import type { Week } from "../../../resource/field.ts"
import { weekdays } from "../../public/snapshot.ts"
import { type Node, nodeIn, nodesIn, type Notes, textIn, textsIn } from "./reader.ts"

const minutesIn = (time: string | undefined): number | undefined => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time ?? "") ?? []
  const all = Number(hours) * 60 + Number(minutes)
  return Number.isInteger(all) && all <= 24 * 60 ? all : undefined
}

/** A day of the calendar: as the standard has it, or day/month/year, which its own samples have too. */
const dayIn = (node: Node, name: string, notes: Notes): string | undefined => {
  const text = textIn(node, name)
  if (text === undefined) return undefined
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0]
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  const found = iso ?? (year && `${year}-${month}-${day}`)
  if (iso === undefined) notes.add("oddDate", node, name)
  return found !== undefined && !Number.isNaN(Date.parse(`${found}T00:00:00Z`)) ? found : undefined
}

const weekIn = (node: Node): Week | undefined => {
  const week: Array<Array<{ readonly from: number; readonly to: number }>> = Array.from(
    { length: 7 },
    () => [],
  )
  for (const hours of nodesIn(node, "hours")) {
    const periods = [nodeIn(hours, "timePeriods"), ...nodesIn(hours, "timePeriods")].filter(
      (one) => one !== undefined,
    )
    for (const period of periods) {
      const [from, until] = [minutesIn(textIn(period, "startTime")), minutesIn(textIn(period, "endTime"))]
      if (from === undefined || until === undefined) continue
      for (const name of textsIn(hours, "dayOfWeek"))
        week[(weekdays.findIndex((one) => one === name) + 1) % 7]?.push({
          from,
          to: until > from ? until : until + 24 * 60,
        })
    }
  }
  const isAlways = week.every(([shift, more]) => shift?.from === 0 && shift.to === 24 * 60 && !more)
  const isNever = week.every((shifts) => shifts.length === 0)
  return isAlways || isNever
    ? undefined
    : week.map((shifts) => shifts.toSorted((one, other) => one.from - other.from))
}

/** Hours and days by the ids of availabilities; times are those of the store's clock, whatever zone they name. */
export const readHours = (root: Node, notes: Notes) => {
  const byId = new Map(nodesIn(root, "availabilities").map((node) => [textIn(node, "id"), node] as const))
  return (owner: Node): Readonly<Record<string, unknown>> => {
    const found = textsIn(owner, "availabilityId").flatMap((id) => {
      const node = byId.get(id)
      if (!node) notes.add("dangling", owner, "availabilityId")
      return node ? [node] : []
    })
    const [first] = found
    if (!first) return {}
    const [week, startsOn, endsOn] = [
      weekIn(first),
      dayIn(first, "startDate", notes),
      dayIn(first, "endDate", notes),
    ]
    if (week || found.length > 1) notes.add("oddHours", owner)
    return { ...(week && { week }), ...(startsOn && { startsOn }), ...(endsOn && { endsOn }) }
  }
}
