import { type KeyboardEvent, type RefObject, useRef } from "react"
import { readingKey } from "../root/readingKey.ts"
import { stepped, stretched, withShift } from "./holds.ts"
import { usePaint } from "./usePaint.ts"
import { barOf, dayMinutes, shiftText, type WeekShift, type WeekShifts } from "./weekShifts.ts"
import * as css from "./weekGrid.css.ts"

export interface TrackLabels {
  readonly closed: string
  /** Beside a shift that ends after midnight. */
  readonly nextDay: string
  /** A shift of a day, without its times. */
  readonly shift: (day: string) => string
  /** Message after a shift was removed. */
  readonly removed: (shift: string) => string
}

interface TrackProps {
  readonly week: WeekShifts
  readonly day: number
  readonly name: string
  readonly axis: WeekShift
  readonly labels: TrackLabels
  /** The id of the text that says which keys there are. */
  readonly keysId: string
  /** The control that gets the focus once a day has no shift any more. */
  readonly head: RefObject<HTMLButtonElement | null>
  readonly onChoose: () => void
  readonly onChange: (shifts: ReadonlyArray<WeekShift>) => void
  readonly onSay: (words: string) => void
}

const steps: ReadonlyMap<string, 1 | -1> = new Map<string, 1 | -1>([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
  ["ArrowDown", -1],
  ["ArrowUp", 1],
])
const edges: ReadonlyMap<string, 1 | -1> = new Map<string, 1 | -1>([
  ["Home", -1],
  ["End", 1],
])

/** Returns the shift after a key press, or with Shift the shift with its end moved; undefined for any other key. */
const movedBy = (event: KeyboardEvent<HTMLElement>, week: WeekShifts, day: number, shift: WeekShift) => {
  const heldShift = { part: event.shiftKey ? "end" : "whole", shift } as const
  const edge = edges.get(event.key)
  if (edge) return stretched(week, day, heldShift, edge)
  const step = steps.get(readingKey(event))
  return step && stepped(week, day, heldShift, step)
}

/**
 * Arrows move a shift, Home and End as far as there is room, with Shift its end; Delete removes it, Escape gives it back as it
 * was when it was focused.
 */
const useShiftKeys = ({ week, day, labels, head, onChange, onSay }: TrackProps) => {
  const first = useRef<ReadonlyArray<WeekShift>>(undefined)
  const shifts = week[day] ?? []
  const remove = (bar: HTMLElement, shift: WeekShift) => {
    const bars = [...(bar.parentElement?.querySelectorAll<HTMLElement>("[role=slider]") ?? [])]
    const next = bars[Math.min(bars.indexOf(bar), bars.length - 2)] ?? head.current
    onChange(shifts.filter((one) => one !== shift))
    onSay(labels.removed(shiftText(shift)))
    next?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, shift: WeekShift) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const after = movedBy(event, week, day, shift)
    if (event.key === "Escape" && first.current) {
      event.stopPropagation()
      onChange(first.current)
      first.current = undefined
    } else if (event.key === "Delete" || event.key === "Backspace") remove(event.currentTarget, shift)
    else if (after) {
      first.current ??= shifts
      onChange(withShift(shifts, shift, after))
    } else return
    event.preventDefault()
  }
  return { onKeyDown, onBlur: () => void (first.current = undefined) }
}

/** Returns the accessible text of a shift: its times, and a note if it ends on another day. */
const spoken = (shift: WeekShift, { nextDay }: TrackLabels) =>
  shift.to > dayMinutes ? `${shiftText(shift)} (${nextDay})` : shiftText(shift)

/** The shifts of a day as bars, which a pointer paints and the keys move. */
export const DayTrack = (props: TrackProps) => {
  const { week, day, name, axis, labels, keysId, onChoose } = props
  const shifts = week[day] ?? []
  const { painted, handlers } = usePaint(props)
  const { onKeyDown, onBlur } = useShiftKeys(props)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the keys are those of its bars and of the day's button
    <div className={css.track} data-paints="" onClick={onChoose} {...handlers}>
      {shifts.map((shift, at) => {
        const isHeld = painted?.before === shift
        const shown = isHeld ? painted.after : shift
        return (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- a shift is its place in the day, and keeps the focus there
            key={at}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it has two ends, and a text of its own
            role="slider"
            tabIndex={0}
            className={css.bar}
            style={barOf(shown, axis)}
            data-held={isHeld || undefined}
            aria-label={labels.shift(name)}
            aria-describedby={keysId}
            aria-valuemin={0}
            aria-valuemax={dayMinutes - 1}
            aria-valuenow={shown.from}
            aria-valuetext={spoken(shown, labels)}
            onKeyDown={(event) => onKeyDown(event, shift)}
            onBlur={onBlur}
            onFocus={onChoose}
          >
            <span className={css.times}>{shiftText(shown)}</span>
            <span className={css.live} aria-hidden="true">
              {spoken(shown, labels)}
            </span>
          </div>
        )
      })}
      {painted && !painted.before && (
        <div className={css.bar} style={barOf(painted.after, axis)} data-held="" aria-hidden="true">
          <span className={css.live}>{spoken(painted.after, labels)}</span>
        </div>
      )}
      {shifts.length === 0 && !painted && (
        <span className={css.closed} aria-hidden="true">
          {labels.closed}
        </span>
      )}
    </div>
  )
}

interface ShownProps {
  readonly shifts: ReadonlyArray<WeekShift>
  readonly axis: WeekShift
}

/** The same bars, only to be seen: their times stand with the day. */
export const ShownTrack = ({ shifts, axis }: ShownProps) => (
  <div className={css.track} aria-hidden="true">
    {shifts.map((shift) => (
      <div key={`${shift.from} ${shift.to}`} className={css.bar} style={barOf(shift, axis)}>
        <span className={css.times}>{shiftText(shift)}</span>
      </div>
    ))}
  </div>
)
