import { WeekGrid } from "../../../ui/week/WeekGrid.tsx"
import type { Locale } from "../../../contract/limits.ts"
import type { Week } from "../../../contract/resource/field.ts"
import { overlapIn, type WeekdayShift } from "../../../contract/resource/week.ts"
import { shiftText } from "../../../ui/week/weekShifts.ts"
import type { FieldInputProps } from "./fieldInput.ts"

const empty: Week = [[], [], [], [], [], [], []]

const weekOf = (text: string): Week => (text === "" ? empty : (JSON.parse(text) as Week))

/** Portuguese writes days small. */
const withinSentence = (day: string, locale: Locale) => (locale === "ptBr" ? day.toLowerCase() : day)

const shiftOfDay = ({ say, locale }: FieldInputProps["reader"], { day, ...shift }: WeekdayShift) =>
  `${withinSentence(say(`day.${day}` as "day.0"), locale)} ${shiftText(shift)}`

/** The two shifts of a week that are open at once. */
const overlapText = (reader: FieldInputProps["reader"], week: Week): string | undefined => {
  const found = overlapIn(week)
  if (!found) return undefined
  return reader.say("shiftsOverlap", {
    one: shiftOfDay(reader, found[0]),
    other: shiftOfDay(reader, found[1]),
  })
}

/** The shifts of a week. Those that overlap are told as they are written. A week that may be empty closes nothing then. */
const WeekInput = (props: FieldInputProps) => {
  const { label, value, error, hint, isReadOnly, isRequired, reader, onChange } = props
  return (
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
        closed: reader.say(value === "" && !isRequired ? "noOwnHours" : "closedDay"),
        shift: (day) => reader.say("shiftOf", { day }),
        removed: (shift) => reader.say("shiftRemoved", { shift }),
        paintHelp: reader.say("paintHelp"),
        keysHelp: reader.say("shiftKeys"),
        nextDay: reader.say("nextDay"),
      }}
    />
  )
}

export default WeekInput
