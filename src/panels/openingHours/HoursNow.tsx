import { useEffect, useState } from "react"
import { useNextChange } from "../../business/useNextChange.ts"
import { exceptionWithoutHours, type HoursException, openingAt } from "../../contract/companies/storeHours.ts"
import { isTimeZone } from "../../contract/places/zoneOf.ts"
import { limits } from "../../contract/limits.ts"
import type { Week } from "../../contract/resource/field.ts"
import { openingHours } from "../../contract/resources/openingHours.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { writtenDay } from "../../frame/written.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { valuesOf } from "../../resource/described/recordTexts.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { useHoursWords } from "./words.ts"

const minuteMs = 60_000

/** The time, once a minute; milliseconds since 1970. */
const useMinute = (): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), minuteMs - (now % minuteMs))
    return () => clearTimeout(timer)
  }, [now])
  return now
}

/** Exceptions of which the day is written. */
const isDated = ({ day }: HoursException) => /^\d{4}-\d\d-\d\d$/.test(day ?? "")

/** Tells if a store is open by the hours in the form, and when it next opens or closes. */
const HoursNow = ({ texts, row }: SummaryProps<typeof openingHours>) => {
  const say = useHoursWords()
  const nextChange = useNextChange()
  const { locale } = usePanel()
  const now = useMinute()
  const { week, exceptions, ...written } = valuesOf(openingHours, texts) as {
    readonly week: Week | null
    readonly exceptions: ReadonlyArray<HoursException>
    readonly timeZone: string | null
  }
  if (!week) return null
  const chosen = written.timeZone ?? row?.timeZone
  const timeZone = isTimeZone(chosen) ? chosen : limits.timeZone
  const dated = exceptions.filter(isDated)
  const { isOpen, changesAt } = openingAt({ week, exceptions: dated, timeZone }, now)
  const at = changesAt === undefined ? null : new Date(changesAt).toISOString()
  const next = nextChange({ isOpen, isManual: false, changesAt: at, timeZone })
  const unsaid = exceptionWithoutHours(dated)
  const state = isOpen ? "openNow" : at === null ? "neverOpens" : "closedNow"
  return (
    <>
      <Notice tone={isOpen ? "success" : "info"}>
        {say(state)}
        {next && ` ${next}.`}
        {timeZone !== chosen && ` ${say("noTimeZone")}`}
      </Notice>
      {unsaid && <Notice tone="warning">{say("noHours", { day: writtenDay(locale, unsaid.day) })}</Notice>}
    </>
  )
}

export default HoursNow
