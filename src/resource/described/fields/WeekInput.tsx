import { WeekGrid } from "../../../ui/week/WeekGrid.tsx"
import type { Locale } from "../../../contract/limits.ts"
import type { Week } from "../../../contract/resource/field.ts"
import type { FieldInputProps } from "./fieldInput.ts"

const empty: Week = [[], [], [], [], [], [], []]

const weekOf = (text: string): Week => (text === "" ? empty : (JSON.parse(text) as Week))

/** Portuguese writes days small. */
const withinSentence = (day: string, locale: Locale) => (locale === "ptBr" ? day.toLowerCase() : day)

/** The shifts of a week. */
const WeekInput = ({ label, value, error, hint, isReadOnly, reader, onChange }: FieldInputProps) => (
  <WeekGrid
    {...{ label, error, hint, isReadOnly }}
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
