import { exceptionsOn } from "../../../contract/companies/storeHours.ts"
import { zoneOf } from "../../../contract/places/zoneOf.ts"
import type { DayFields } from "../../../contract/resource/rules.ts"
import MonthGrid, { type DayMark } from "../../../ui/calendar/MonthGrid.tsx"
import type { ItemTexts } from "../kindTexts.ts"
import type { RecordReader } from "../record/useRecordReader.ts"

interface Props {
  readonly items: ReadonlyArray<ItemTexts>
  readonly of: DayFields
  readonly reader: RecordReader
  /** The place of the item of a day, or the day itself where it has none. */
  readonly onChoose: (chosen: number | string) => void
}

/** The days a list is about, in a calendar: one that is there is gone to, another one is added. */
const DayCalendar = ({ items, of, reader, onChoose }: Props) => {
  const days = items.map((item, at) => ({
    at,
    title: item[of.title] ?? "",
    day: item[of.day] ?? "",
    until: item[of.until] ?? "",
    repeatsYearly: item[of.yearly] === "true",
    isOff: item[of.off] === "true",
  }))
  const markOf = (day: string): DayMark | undefined => {
    const [{ title, isOff } = {}] = exceptionsOn(day, days)
    if (title === undefined) return undefined
    const name = (written: string) =>
      title === "" ? written : reader.say("dayTaken", { day: written, title })
    return { name, title, tone: isOff ? "off" : "other" }
  }
  return (
    <MonthGrid
      timeZone={zoneOf({ timeZone: reader.clock?.zone })}
      mark={markOf}
      onChoose={(day) => onChoose(exceptionsOn(day, days)[0]?.at ?? day)}
      labels={{ previous: reader.say("previousMonth"), next: reader.say("nextMonth") }}
    />
  )
}

export default DayCalendar
