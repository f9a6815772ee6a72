import { type PointerEvent, useEffect, useRef, useState } from "react"
import { draggedTo, type ShiftDrag, dragAt, withShift } from "./holds.ts"
import type { WeekShift, WeekShifts } from "./weekShifts.ts"

/** Pixels beside an end that still hold it. */
const reachPx = { touch: 12, other: 5 } as const

export interface Painted {
  /** The shift that is held as it was, undefined while a new one is painted; and as it would be. */
  readonly before: WeekShift | undefined
  readonly after: WeekShift
}

interface Day {
  readonly week: WeekShifts
  readonly day: number
  readonly axis: WeekShift
  readonly onChange: (shifts: ReadonlyArray<WeekShift>) => void
}

/** Returns the pointer's position on the axis, and the minutes per pixel. */
const placeOf = ({ clientX, currentTarget }: PointerEvent<HTMLElement>, { from, to }: WeekShift) => {
  const { left, right, width } = currentTarget.getBoundingClientRect()
  const isRtl = getComputedStyle(currentTarget).direction === "rtl"
  const perPx = (to - from) / width
  return { at: from + (isRtl ? right - clientX : clientX - left) * perPx, perPx }
}

/**
 * Lets shifts of a day be painted, moved, and made longer or shorter by a pointer. Nothing is written until it is
 * released; Escape, and a finger that scrolls the page, give back what was there.
 */
export const usePaint = ({ week, day, axis, onChange }: Day) => {
  const drag = useRef<ShiftDrag>(undefined)
  const [painted, setPainted] = useState<Painted>()
  const isHeld = painted !== undefined
  const shifts = week[day] ?? []
  const giveBack = () => {
    drag.current = undefined
    setPainted(undefined)
  }
  useEffect(() => {
    if (!isHeld) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      // A dialog around the week stays open.
      event.stopPropagation()
      giveBack()
    }
    document.addEventListener("keydown", onKeyDown, true)
    return () => document.removeEventListener("keydown", onKeyDown, true)
  }, [isHeld])
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    const { at, perPx } = placeOf(event, axis)
    drag.current = dragAt(shifts, at, perPx * reachPx[event.pointerType === "touch" ? "touch" : "other"])
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const paintedBy = (event: PointerEvent<HTMLElement>): Painted | undefined => {
    const current = drag.current
    const after = current && draggedTo(week, day, current, placeOf(event, axis).at)
    return after && { before: current.part === "free" ? undefined : current.shift, after }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (drag.current) setPainted(paintedBy(event))
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const last = paintedBy(event)
    giveBack()
    if (last && last.after !== last.before) onChange(withShift(shifts, last.before, last.after))
  }
  return { painted, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: giveBack } }
}
