import { useId, useRef, useState } from "react"
import { FieldNote } from "../field/FieldNote.tsx"
import { label as labelStyle } from "../field/field.css.ts"
import { visuallyHidden } from "../theme/text.css.ts"
import { DayFields } from "./DayFields.tsx"
import { DayTrack, ShownTrack } from "./DayTrack.tsx"
import { weekOrder } from "./weekOrder.ts"
import { axisOf, barOf, clockOf, shiftText, tickSize, ticksOf, weekHours } from "./weekShifts.ts"
import * as css from "./weekGrid.css.ts"
import type { WeekGridProps } from "./WeekGridProps.ts"

interface RowProps extends WeekGridProps {
  readonly day: number
  readonly isChosen: boolean
  readonly keysId: string
  readonly onChoose: () => void
  readonly onSay: (words: string) => void
}

/** A day: its name, which chooses it, and its shifts. */
const DayRow = ({ week, day, isChosen, isReadOnly, labels, keysId, onChoose, onSay, onChange }: RowProps) => {
  const head = useRef<HTMLButtonElement>(null)
  const shifts = week[day] ?? []
  const axis = axisOf(week)
  const name = labels.days[day] ?? ""
  return (
    <div className={css.row} data-chosen={isChosen || undefined}>
      <button ref={head} type="button" className={css.day} aria-pressed={isChosen} onClick={onChoose}>
        <span>{name}</span>{" "}
        <span className={css.summary}>{shifts.map(shiftText).join(", ") || labels.closed}</span>
      </button>
      {isReadOnly ? (
        <ShownTrack {...{ shifts, axis }} />
      ) : (
        <DayTrack
          {...{ week, day, name, axis, labels, keysId, head, onChoose, onSay }}
          onChange={(next) => onChange(week.with(day, next))}
        />
      )}
    </div>
  )
}

/**
 * The shifts of a week, drawn from six to six, so that one over midnight is one bar. They are painted, moved and made
 * longer by a pointer or the keys, and a day is chosen to write its own.
 */
export const WeekGrid = (props: WeekGridProps) => {
  const { label, week, labels, error, hint, isReadOnly } = props
  const id = useId()
  const [day, setDay] = useState<number>(1)
  const [announcement, setSaid] = useState("")
  const axis = axisOf(week)
  const hours = weekHours(week)
  return (
    <fieldset aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`} className={css.week}>
      <span className={css.head}>
        <span id={`${id}-label`} className={labelStyle}>
          {label}
        </span>
        {hours > 0 && <span className={css.note}>{hours} h</span>}
      </span>
      {!isReadOnly && <span className={css.note}>{labels.paintHelp}</span>}
      <div className={css.days} style={tickSize(axis)}>
        <div className={css.axis} aria-hidden="true">
          {ticksOf(axis).map((tick) => (
            <span key={tick} className={css.tick} style={barOf({ from: tick, to: tick }, axis)}>
              {clockOf(tick)}
            </span>
          ))}
        </div>
        {weekOrder.map((one) => (
          <DayRow
            key={one}
            {...props}
            day={one}
            isChosen={one === day}
            keysId={`${id}-keys`}
            onChoose={() => setDay(one)}
            onSay={setSaid}
          />
        ))}
      </div>
      <span id={`${id}-keys`} className={visuallyHidden}>
        {labels.keysHelp}
      </span>
      <output className={visuallyHidden}>{announcement}</output>
      <DayFields key={day} {...props} day={day} />
      <FieldNote id={`${id}-note`} {...{ error, hint }} />
    </fieldset>
  )
}
