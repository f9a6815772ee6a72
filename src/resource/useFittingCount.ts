import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"

/** Tools above a list take at most this many rows. */
const maxRows = 2

/** Returns in how many rows the controls of an element stand. */
const rowsOf = (element: HTMLElement): number => {
  const boxes = [...element.querySelectorAll("button, input, a")]
    .map((control) => control.getBoundingClientRect())
    .filter(({ height }) => height > 1)
    .toSorted((one, other) => one.top - other.top)
  let rows = 0
  let end = -Infinity
  for (const { top, bottom } of boxes) {
    if (top >= end) rows += 1
    end = Math.max(end, bottom)
  }
  return rows
}

interface Fitting {
  readonly key: string
  readonly count: number
}

/**
 * Returns how many of `count` items the tools have room for, and the ref of the element that holds them. Measured before
 * the first paint and again for every width; it gets less where `content` or what else comes into the tools needs more room, unless it is held.
 */
export const useFittingCount = (
  count: number,
  content: string,
  isHeld: boolean,
): { readonly ref: RefObject<HTMLDivElement | null>; readonly fitting: number } => {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>()
  const key = `${width} ${count}`
  const [last, setLast] = useState<Fitting>({ key, count })
  const fits = last.key === key ? last : { key, count }
  const narrow = () => {
    if (isHeld || width === undefined || fits.count === 0) return
    if (ref.current && rowsOf(ref.current) > maxRows) setLast({ key, count: fits.count - 1 })
  }
  const check = useRef(narrow)
  useLayoutEffect(() => {
    check.current = narrow
  })
  useLayoutEffect(() => check.current(), [key, fits.count, content, isHeld])
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    // It reports before the first paint. What has come into the tools meanwhile made them higher.
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.round(entry?.contentRect.width ?? 0)
      flushSync(() => {
        setWidth(next)
        check.current()
      })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, fitting: fits.count }
}
