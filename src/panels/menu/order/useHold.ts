import { type RefObject, useEffect } from "react"
import { useLatest } from "../../../frame/useLatest.ts"
import { dragRow, type DropSide } from "../../../ui/table/rowDrag.ts"

/** A finger that rests on a row for so long takes it along; one that moves further before scrolls. */
const [holdMs, slackPx] = [450, 8]

const listen = (
  list: HTMLElement,
  names: ReadonlyArray<string>,
  act: (event: Event) => void,
  signal: AbortSignal,
) => {
  for (const name of names) list.addEventListener(name, act, { signal, passive: false })
}

/** The row a finger rests on, outside of its fields. */
const rowAt = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element && !target.closest("input")
    ? (target.closest<HTMLElement>("[data-key]") ?? undefined)
    : undefined

/** Notes a finger on the rows of a list: where it was put down, the row it takes along, and what ends that. */
const watchFinger = (list: HTMLElement, onDrop: (row: string, over: string, side: DropSide) => void) => {
  const ended = new AbortController()
  const { signal } = ended
  let [timer, start]: [timer?: ReturnType<typeof setTimeout>, start?: PointerEvent] = []
  let [isDown, isHeld] = [false, false]
  const forget = () => clearTimeout(timer)
  const lift = () => {
    forget()
    isDown = false
  }
  const take = (event: PointerEvent, row: HTMLElement, key: string) => {
    isHeld = true
    dragRow(row, event, (over, side) => onDrop(key, over, side), true)
  }
  const down = (event: PointerEvent) => {
    lift()
    isHeld = false
    const row = event.pointerType === "touch" ? rowAt(event.target) : undefined
    const key = row?.dataset["key"]
    if (!row || key === undefined) return
    start = event
    isDown = true
    timer = setTimeout(() => take(event, row, key), holdMs)
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > slackPx) forget()
  }
  /** Neither scrolls nor presses what the finger rests on; the browser's own menu comes after about as long. */
  const prevent = (event: Event) => {
    const isOurs = isHeld || (isDown && event.type === "contextmenu")
    if (isOurs && event.cancelable) event.preventDefault()
  }
  listen(list, ["pointerdown"], down as EventListener, signal)
  listen(list, ["pointermove"], move as EventListener, signal)
  listen(list, ["pointerup", "pointercancel"], lift, signal)
  listen(list, ["touchmove", "touchend", "contextmenu"], prevent, signal)
  return () => {
    forget()
    ended.abort()
  }
}

/** Rows are taken along by pressing and holding them, where they have no grip (catalogue, section 5.1, Phone). */
export const useHold = (
  list: RefObject<HTMLElement | null>,
  isOn: boolean,
  onDrop: (row: string, over: string, side: DropSide) => void,
) => {
  const drop = useLatest(onDrop)
  useEffect(() => (isOn && list.current ? watchFinger(list.current, drop) : undefined), [list, isOn, drop])
}
