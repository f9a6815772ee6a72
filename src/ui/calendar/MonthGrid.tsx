import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react"
import { IconButton } from "../button/IconButton.tsx"
import { chevronRight } from "../icon/icons.ts"
import { chevronLeft } from "../icon/listIcons.ts"
import { keyedDay, monthsAfter, weeksOf } from "./monthDays.ts"
import * as css from "./monthGrid.css.ts"

export interface MonthGridProps {
  /** A language of the browser's: `pt-BR`. */
  readonly language: string
  /** The day it begins with, and today, as `YYYY-MM-DD`. */
  readonly start: string
  readonly today: string
  /** Returns a note about a day, which marks it in the calendar. */
  readonly mark: (day: string) => { readonly title: string; readonly tone: "off" | "other" } | undefined
  readonly onChoose: (day: string) => void
  readonly labels: {
    readonly previous: string
    readonly next: string
    /** A day with what is told of it. */
    readonly marked: (day: string, title: string) => string
  }
}

const formatDay = (language: string, day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(language, { ...options, timeZone: "UTC" })

const long = { day: "numeric", month: "long", year: "numeric" } as const
/** A Sunday, from which the names of a week's days are read. */
const sunday = 1
const weekdays = [0, 1, 2, 3, 4, 5, 6].map((day) => `2023-01-0${sunday + day}`)

/** The days of a month, some of them marked. Arrows, Home, End and the page keys go from day to day. */
export const MonthGrid = ({ language, start, today, mark, onChoose, labels }: MonthGridProps) => {
  const id = useId()
  const [at, setAt] = useState(start)
  const table = useRef<HTMLTableElement>(null)
  const isKeyed = useRef(false)
  useLayoutEffect(() => {
    if (isKeyed.current) table.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
    isKeyed.current = false
  }, [at])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keyedDay(at, event.key)
    if (next === undefined) return
    event.preventDefault()
    isKeyed.current = true
    setAt(next)
  }
  const dayButton = (day: string) => {
    const dayMark = mark(day)
    const name = formatDay(language, day, long)
    return (
      <button
        type="button"
        className={css.day}
        data-day={day}
        data-tone={dayMark?.tone}
        tabIndex={day === at ? 0 : -1}
        aria-label={dayMark ? labels.marked(name, dayMark.title) : name}
        aria-current={day === today ? "date" : undefined}
        title={dayMark?.title}
        onFocus={() => setAt(day)}
        onClick={() => onChoose(day)}
      >
        {Number(day.slice(8))}
      </button>
    )
  }
  return (
    <div className={css.month}>
      <span className={css.head}>
        <strong id={`${id}-month`} aria-live="polite">
          {formatDay(language, at, { month: "long", year: "numeric" })}
        </strong>
        <span>
          <IconButton
            icon={chevronLeft}
            size="small"
            label={labels.previous}
            onPress={() => setAt(monthsAfter(at, -1))}
          />
          <IconButton
            icon={chevronRight}
            size="small"
            label={labels.next}
            onPress={() => setAt(monthsAfter(at, 1))}
          />
        </span>
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the days within */}
      <table ref={table} className={css.days} aria-labelledby={`${id}-month`} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={formatDay(language, day, { weekday: "long" })}>
                {formatDay(language, day, { weekday: "short" }).replace(".", "")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week) => (
            <tr key={week.find((day) => day !== undefined)}>
              {week.map((day, index) => (
                <td key={day ?? index}>{day && dayButton(day)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
