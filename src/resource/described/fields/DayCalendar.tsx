import { useState } from "react"
import { exceptionsOn } from "../../../contract/companies/storeHours.ts"
import { limits } from "../../../contract/limits.ts"
import type { DayFields } from "../../../contract/resource/rules.ts"
import { MonthGrid } from "../../../ui/calendar/MonthGrid.tsx"
import type { ItemTexts } from "../kindTexts.ts"
import { storeDay } from "../../../contract/resource/datedItems.ts"
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
  const [today] = useState(() => storeDay({ timeZone: reader.clock?.zone }))
  return (
    <MonthGrid
      language={limits.locales[reader.locale]}
      start={today}
      today={today}
      mark={(day) => {
        const [found] = exceptionsOn(day, days)
        return found && { title: found.title, tone: found.isOff ? "off" : "other" }
      }}
      onChoose={(day) => onChoose(exceptionsOn(day, days)[0]?.at ?? day)}
      labels={{
        previous: reader.say("previousMonth"),
        next: reader.say("nextMonth"),
        marked: (day, title) => (title === "" ? day : reader.say("dayTaken", { day, title })),
      }}
    />
  )
}

export default DayCalendar
