/** On which side of another row a row is dropped. */
export type DropSide = "before" | "after"

/** Called with the key of the row it was dropped beside. */
export type OnRowDrop = (over: string, side: DropSide) => void

interface Target {
  readonly row: HTMLElement
  readonly side: DropSide
}

/** A press that moves less than this is none of a drag. */
const slackPx = 4
/** So near an edge the list scrolls. */
const edgePx = 36
const scrollPx = 8

const rowsBeside = (row: HTMLElement): ReadonlyArray<HTMLElement> => [
  ...(row.parentElement?.querySelectorAll<HTMLElement>(":scope > [data-key]") ?? []),
]

/** Returns the position a dragged row would take: before the first row whose middle is lower, or after the last row. */
const targetAt = (row: HTMLElement, y: number): Target | undefined => {
  const rows = rowsBeside(row)
  const next = rows.find((one) => {
    const { top, height } = one.getBoundingClientRect()
    return y < top + height / 2
  })
  const last = rows.at(-1)
  if (next) return { row: next, side: "before" }
  return last && { row: last, side: "after" }
}

const scrollerOf = (row: HTMLElement): HTMLElement | undefined => {
  for (let at = row.parentElement; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return undefined
}

const mark = (row: HTMLElement, target: Target | undefined) => {
  for (const one of rowsBeside(row)) one.removeAttribute("data-drop")
  if (target && target.row !== row) target.row.dataset["drop"] = target.side
}

/** Scrolls what a row stands in while the pointer is near its edge. */
const scrollNear = (scroller: HTMLElement | undefined, y: number) => {
  if (!scroller) return
  const { top, bottom } = scroller.getBoundingClientRect()
  if (y < top + edgePx) scroller.scrollTop -= scrollPx
  if (y > bottom - edgePx) scroller.scrollTop += scrollPx
}

/** Shows where a row would come to stand while the pointer moves. */
const followPointer = (row: HTMLElement, start: number) => {
  const scroller = scrollerOf(row)
  let y = start
  let frame = 0
  const isDragged = () => row.dataset["dragged"] !== undefined
  const follow = () => {
    scrollNear(scroller, y)
    mark(row, targetAt(row, y))
    frame = requestAnimationFrame(follow)
  }
  const begin = () => {
    row.dataset["dragged"] = ""
    follow()
  }
  const move = ({ clientY }: PointerEvent) => {
    y = clientY
    if (!isDragged() && Math.abs(y - start) >= slackPx) begin()
  }
  const end = () => {
    cancelAnimationFrame(frame)
    row.removeAttribute("data-dragged")
    mark(row, undefined)
  }
  return { begin, move, end, target: () => (isDragged() ? targetAt(row, y) : undefined) }
}

/**
 * Drags a row by its grip until the pointer is released; Escape takes it back. A row that was held is dragged `atOnce`,
 * before the pointer moves. Returns what ends it without a drop.
 */
export const dragRow = (
  grip: HTMLElement,
  { pointerId, clientY }: PointerEvent,
  onDrop: OnRowDrop,
  atOnce = false,
): (() => void) => {
  const row = grip.closest<HTMLElement>("[data-key]")
  if (!row) return () => {}
  const ended = new AbortController()
  const { signal } = ended
  const pointer = followPointer(row, clientY)
  const end = () => {
    ended.abort()
    pointer.end()
  }
  const drop = () => {
    const target = pointer.target()
    end()
    const over = target && target.row !== row ? target.row.dataset["key"] : undefined
    if (target && over !== undefined) onDrop(over, target.side)
  }
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return
    event.stopPropagation()
    end()
  }
  if (atOnce) pointer.begin()
  grip.setPointerCapture(pointerId)
  grip.addEventListener("pointermove", pointer.move, { signal })
  grip.addEventListener("pointerup", drop, { signal })
  grip.addEventListener("pointercancel", end, { signal })
  window.addEventListener("keydown", cancel, { signal, capture: true })
  return end
}
