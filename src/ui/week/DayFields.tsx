import { Button } from "../button/Button.tsx"
import { IconButton } from "../button/IconButton.tsx"
import { plus, trash } from "../icon/icons.ts"
import { TextField } from "../field/TextField.tsx"
import { CopyDay } from "./CopyDay.tsx"
import { weekOrder } from "./weekOrder.ts"
import {
  clockOf,
  dayMinutes,
  freeShift,
  minutesOf,
  shiftEnd,
  shiftText,
  type WeekShift,
} from "./weekShifts.ts"
import * as css from "./dayFields.css.ts"
import { note } from "./weekGrid.css.ts"
import type { WeekGridProps } from "./WeekGridProps.ts"

interface DayProps extends WeekGridProps {
  readonly day: number
}

/** The shifts of the chosen day as fields. */
export const DayFields = ({ day, week, onChange, labels, isReadOnly }: DayProps) => {
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
            <span className={note}>{shift.to > dayMinutes ? labels.nextDay : ""}</span>
            {!isReadOnly && (
              <IconButton
                icon={trash}
                size="small"
                label={labels.remove(shiftText(shift))}
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
            otherDays={weekOrder
              .filter((one) => one !== day)
              .map((one) => ({ id: String(one), label: labels.days[one] ?? "" }))}
            onCopy={(days) => onChange(week.map((own, one) => (days.includes(String(one)) ? shifts : own)))}
          />
        )}
      </div>
    </fieldset>
  )
}
