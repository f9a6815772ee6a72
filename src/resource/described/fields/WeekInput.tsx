import { WeekGrid } from "../../../ui/week/WeekGrid.tsx"
import type { Locale } from "../../../contract/limits.ts"
import type { Week } from "../../../contract/resource/field.ts"
import { overlapIn, type WeekdayShift } from "../../../contract/resource/week.ts"
import { clockOf } from "../../../ui/week/weekShifts.ts"
import type { FieldInputProps } from "./fieldInput.ts"

const empty: Week = [[], [], [], [], [], [], []]

const weekOf = (text: string): Week => (text === "" ? empty : (JSON.parse(text) as Week))

/** Portuguese writes days small. */
const withinSentence = (day: string, locale: Locale) => (locale === "ptBr" ? day.toLowerCase() : day)

const shiftText = ({ say, locale }: FieldInputProps["reader"], { day, from, to }: WeekdayShift) =>
  `${withinSentence(say(`day.${day}` as "day.0"), locale)} ${clockOf(from)}–${clockOf(to)}`

/** The two shifts of a week that are open at once. */
const overlapText = (reader: FieldInputProps["reader"], week: Week): string | undefined => {
  const found = overlapIn(week)
  if (!found) return undefined
  return reader.say("shiftsOverlap", { one: shiftText(reader, found[0]), other: shiftText(reader, found[1]) })
}

/** The shifts of a week. Those that overlap are told as they are written. */
const WeekInput = ({ label, value, error, hint, isReadOnly, reader, onChange }: FieldInputProps) => (
  <WeekGrid
    {...{ label, hint, isReadOnly }}
    error={overlapText(reader, weekOf(value)) ?? error}
    week={weekOf(value)}
    onChange={(week) => onChange(week.every((day) => day.length === 0) ? "" : JSON.stringify(week))}
    labels={{
      days: [0, 1, 2, 3, 4, 5, 6].map((day) => reader.say(`day.${day}` as "day.0")),
      from: reader.say("opensAt"),
      to: reader.say("closesAt"),
      add: (day) => reader.say("addShift", { day }),
      remove: (shift) => reader.say("removeShift", { shift }),
      copy: (day) => reader.say("copyDay", { day: withinSentence(day, reader.locale) }),
      copyTo: (count) => reader.say("copyToDays", { count }),
      cancel: reader.say("cancel"),
      closed: reader.say("closedDay"),
      nextDay: reader.say("nextDay"),
    }}
  />
)

export default WeekInput
