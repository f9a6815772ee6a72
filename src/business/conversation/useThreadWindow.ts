import { useCallback, useEffect, useState } from "react"
import type { Thread } from "./messages.ts"
import { type Reading, useKeptPlace } from "./useKeptPlace.ts"

/**
 * Number of messages rendered at the end of a thread, about two screens; the rest of a page is rendered on scrolling.
 */
const messagesAtEnd = 30
/**
 * Maximum number of rendered messages, number added at a time, and distance to an edge that counts as near, in pixels.
 */
const maxRendered = 120
const messagesPerStep = 40
const nearPx = 600

/** Positions of the messages that are rendered. */
interface Range {
  readonly from: number
  /** Infinity while the window is at the end and follows it. */
  readonly to: number
}

const within = ({ from, to }: Range, { first, messages }: Thread) => {
  const end = first + messages.length
  return { start: Math.max(first, Math.min(from, end)), stop: Math.min(to, end), first, end }
}

/** The window moved towards the edge somebody reads near; undefined where there is nothing more. */
const moved = (
  { above, below }: Reading,
  { start, stop, first, end }: ReturnType<typeof within>,
): Range | undefined => {
  if (above < nearPx && start > first) {
    const from = Math.max(first, start - messagesPerStep)
    return { from, to: from + maxRendered >= end ? Infinity : from + maxRendered }
  }
  if (below >= nearPx || stop >= end) return undefined
  const to = stop + messagesPerStep
  return { from: to - maxRendered, to: to >= end ? Infinity : to }
}

/**
 * Selects the messages to render, so that a thread of any length stays light; visible content keeps its position. Calls
 * `loadOlder` near the beginning of the loaded messages.
 */
export const useThreadWindow = (thread: Thread, loadOlder: (() => void) | undefined) => {
  const last = thread.first + thread.messages.length
  const [range, setRange] = useState<Range>({ from: last - messagesAtEnd, to: Infinity })
  const [isAtEnd, setAtEnd] = useState(true)
  const [lastSeen, setSeen] = useState(last)
  const { place, note, stick } = useKeptPlace()
  const { start, stop, first, end } = within(range, thread)
  if (isAtEnd && lastSeen !== end) setSeen(end)

  const look = useCallback(() => {
    const reading = note(stop === end)
    setAtEnd(reading.isAtEnd)
    const next = moved(reading, { start, stop, first, end })
    if (next) setRange(next)
    else if (reading.above < nearPx && start === first) loadOlder?.()
  }, [note, start, stop, first, end, loadOlder])
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    // Also tells of the first size: after older ones have come one may still be near the beginning.
    const observer = new ResizeObserver(look)
    for (const content of element.children) observer.observe(content)
    element.addEventListener("scroll", look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener("scroll", look)
    }
  }, [place, look])

  return {
    place,
    start,
    stop,
    isAtEnd,
    /** Number of messages that arrived since the end was last in view. */
    unseen: end - lastSeen,
    toEnd: useCallback(() => {
      stick()
      setRange({ from: end - messagesAtEnd, to: Infinity })
      setAtEnd(true)
    }, [stick, end]),
  }
}
