import { CalendarDate, parseDate, today, ZonedDateTime } from "@internationalized/date"
import { useEffect, useRef, useState } from "react"
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from "react-aria-components/Calendar"
import { InLanguage } from "../root/InLanguage.tsx"
import { giveTemplatesBack } from "../root/ownTemplates.ts"
import * as css from "./monthGrid.css.ts"
import { MonthTurn } from "./MonthTurn.tsx"

giveTemplatesBack()

/** A note about a day, which marks it in the calendar. */
export interface DayMark {
  /** The day's name with what is told of it. */
  readonly name: (day: string) => string
  readonly title: string
  readonly tone: "off" | "other"
}

export interface MonthGridProps {
  /** The chosen day, as `YYYY-MM-DD`. */
  readonly chosen?: string | undefined
  /** The time zone of its today; the browser's unless given. */
  readonly timeZone?: string | undefined
  readonly autoFocus?: boolean | undefined
  readonly mark?: (day: string) => DayMark | undefined
  readonly onChoose: (day: string) => void
  /** Names of the buttons; React Aria's, which do not say of what, unless given. */
  readonly labels?: { readonly previous: string; readonly next: string }
}

/** Long before any month one sees. React Aria takes the time zone of its today from the chosen day alone. */
const unseenIn = (timeZone: string) => new ZonedDateTime(1, 1, 1, timeZone, 0)

/** Calls back once the calendar has moved its focus to the day, so that the focus may go on from there. */
const useChosen = (onChoose: (day: string) => void) => {
  const [day, setDay] = useState<CalendarDate>()
  const choose = useRef(onChoose)
  useEffect(() => {
    choose.current = onChoose
  }, [onChoose])
  useEffect(() => {
    if (day) choose.current(day.toString())
  }, [day])
  return setDay
}

const Day = ({ date, mark }: { readonly date: CalendarDate; readonly mark: DayMark | undefined }) => (
  <CalendarCell
    date={date}
    className={css.day}
    render={(props) => (
      <div
        {...props}
        data-tone={mark?.tone}
        title={mark?.title}
        aria-label={mark ? mark.name(props["aria-label"] ?? "") : props["aria-label"]}
      />
    )}
  />
)

/** The days of a month, some of them marked. */
const MonthGrid = ({ chosen, timeZone, autoFocus = false, mark, onChoose, labels }: MonthGridProps) => {
  const choose = useChosen(onChoose)
  const [start] = useState(() => (timeZone === undefined ? undefined : today(timeZone)))
  const unchosen = timeZone === undefined ? null : unseenIn(timeZone)
  return (
    <InLanguage>
      <Calendar
        className={css.month}
        value={chosen ? parseDate(chosen) : unchosen}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- what opens for it has the focus
        autoFocus={autoFocus}
        {...(start && { defaultFocusedValue: start })}
        onChange={({ year, month, day }) => choose(new CalendarDate(year, month, day))}
      >
        <span className={css.head}>
          <Heading className={css.title} />
          <span>
            <MonthTurn slot="previous" label={labels?.previous} />
            <MonthTurn slot="next" label={labels?.next} />
          </span>
        </span>
        <CalendarGrid weekdayStyle="short" className={css.days}>
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell>{day.replace(".", "")}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <Day date={date} mark={mark?.(date.toString())} />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </InLanguage>
  )
}

export default MonthGrid
