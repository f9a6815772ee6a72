import { useId, useState } from "react"
import { Button } from "../button/Button.tsx"
import { IconButton } from "../button/IconButton.tsx"
import { FieldNote } from "../field/FieldNote.tsx"
import { label as labelStyle } from "../field/field.css.ts"
import { plus, trash } from "../icon/icons.ts"
import { TextField } from "../field/TextField.tsx"
import { CopyDay, type CopyDayLabels } from "./CopyDay.tsx"
import { barOf, clockOf, freeShift, minutesOf, shiftEnd, type WeekShift, weekHours } from "./weekShifts.ts"
import * as css from "./weekGrid.css.ts"

/** The shifts of each day, Sunday first. */
export type WeekShifts = ReadonlyArray<ReadonlyArray<WeekShift>>

export interface WeekGridProps {
  readonly label: string
  readonly week: WeekShifts
  readonly onChange: (week: WeekShifts) => void
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly isReadOnly?: boolean | undefined
  readonly labels: CopyDayLabels & {
    /** Sunday first. */
    readonly days: ReadonlyArray<string>
    readonly from: string
    readonly to: string
    readonly add: (day: string) => string
    readonly remove: (shift: string) => string
    readonly closed: string
    /** Beside a shift that ends after midnight. */
    readonly nextDay: string
  }
}

/** Monday first, as a week of business begins. */
const order = [1, 2, 3, 4, 5, 6, 0] as const

const written = ({ from, to }: WeekShift) => `${clockOf(from)}–${clockOf(to)}`

interface DayProps extends WeekGridProps {
  readonly day: number
}

/** The shifts of the chosen day as fields. */
const DayFields = ({ day, week, onChange, labels, isReadOnly }: DayProps) => {
  const shifts = week[day] ?? []
  const write = (next: ReadonlyArray<WeekShift>) => onChange(week.with(day, next))
  const name = labels.days[day] ?? ""
  const free = freeShift(shifts)
  return (
    <fieldset className={css.fields} aria-label={name}>
      <strong>{name}</strong>
      <div className={css.shifts}>
        {shifts.length === 0 && <span>{labels.closed}</span>}
        {shifts.map((shift, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a shift is its place in the day
          <div key={at} className={css.shift}>
            <TextField
              label={labels.from}
              type="time"
              isReadOnly={isReadOnly}
              value={clockOf(shift.from)}
              onChange={(text) => {
                const from = minutesOf(text)
                if (from !== undefined) write(shifts.with(at, { from, to: shiftEnd(from, shift.to) }))
              }}
            />
            <TextField
              label={labels.to}
              type="time"
              isReadOnly={isReadOnly}
              value={clockOf(shift.to)}
              onChange={(text) => {
                const to = minutesOf(text)
                if (to !== undefined) write(shifts.with(at, { ...shift, to: shiftEnd(shift.from, to) }))
              }}
            />
            <span className={css.note}>{shift.to > 1440 ? labels.nextDay : ""}</span>
            {!isReadOnly && (
              <IconButton
                icon={trash}
                size="small"
                label={labels.remove(written(shift))}
                onPress={() => write(shifts.toSpliced(at, 1))}
              />
            )}
          </div>
        ))}
        {!isReadOnly && (
          <span className={css.acts}>
            <Button
              size="small"
              icon={plus}
              isDisabled={!free}
              onPress={() => free && write([...shifts, free])}
            >
              {labels.add(name)}
            </Button>
          </span>
        )}
        {!isReadOnly && (
          <CopyDay
            {...{ name, labels }}
            others={order
              .filter((one) => one !== day)
              .map((one) => ({ id: String(one), label: labels.days[one] ?? "" }))}
            onCopy={(days) => onChange(week.map((own, one) => (days.includes(String(one)) ? shifts : own)))}
          />
        )}
      </div>
    </fieldset>
  )
}

/** The shifts of a week, drawn from six to six, so that one over midnight is one bar; a day is chosen to write its own. */
export const WeekGrid = (props: WeekGridProps) => {
  const { label, week, labels, error, hint } = props
  const id = useId()
  const [day, setDay] = useState<number>(1)
  return (
    <fieldset aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`} className={css.week}>
      <span className={css.head}>
        <span id={`${id}-label`} className={labelStyle}>
          {label}
        </span>
        <span className={css.note}>{weekHours(week)} h</span>
      </span>
      <div className={css.days}>
        {order.map((one) => (
          <button
            key={one}
            type="button"
            className={css.day}
            aria-pressed={one === day}
            onClick={() => setDay(one)}
          >
            <span>{labels.days[one]}</span>
            <span className={css.track}>
              {(week[one] ?? []).map((shift) => (
                <span key={written(shift)} className={css.bar} style={barOf(shift)}>
                  {written(shift)}
                </span>
              ))}
              {(week[one] ?? []).length === 0 && <span className={css.note}>{labels.closed}</span>}
            </span>
          </button>
        ))}
      </div>
      <DayFields key={day} {...props} day={day} />
      <FieldNote id={`${id}-note`} {...{ error, hint }} />
    </fieldset>
  )
}
