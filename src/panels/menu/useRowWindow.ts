import { type RefObject, useLayoutEffect, useMemo, useState } from "react"
import { offsetsOf, rowsBetween, type WindowPart, windowParts } from "./rowWindow.ts"

/** Rows this far out of view are rendered, in px. */
const overscanPx = 500

/** A row of the list: its key, which stands in `data-key`, its height in px until it is known, and if it heads others. */
export interface WindowRow {
  readonly key: string
  readonly height: number
  readonly isHead: boolean
}

const scrollerOf = (list: HTMLElement): HTMLElement | undefined => {
  for (let at = list.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return undefined
}

/** Top and bottom of the part of a list that is in view, in px from its top. */
const viewOf = (list: HTMLElement): readonly [top: number, bottom: number] => {
  const { top } = list.getBoundingClientRect()
  const clip = scrollerOf(list)?.getBoundingClientRect()
  const from = Math.max(clip?.top ?? 0, 0)
  const to = Math.min(clip?.bottom ?? innerHeight, innerHeight)
  return [from - top, to - top]
}

/** Calls back when anything scrolls that a list may stand in, or is resized. */
const watchView = (list: HTMLElement, onChange: () => void): (() => void) => {
  const ended = new AbortController()
  const options = { capture: true, passive: true, signal: ended.signal }
  const root = list.getRootNode()
  window.addEventListener("scroll", onChange, options)
  if (root instanceof ShadowRoot) root.addEventListener("scroll", onChange, options)
  const observer = new ResizeObserver(onChange)
  observer.observe(scrollerOf(list) ?? document.documentElement)
  observer.observe(list)
  return () => {
    ended.abort()
    observer.disconnect()
  }
}

/** Heights of rows that were rendered, by their keys. */
const useHeights = (list: RefObject<HTMLElement | null>, rows: ReadonlyArray<number>) => {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(() => new Map())
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const observer = new ResizeObserver((entries) =>
      setHeights((before) => {
        const next = new Map(before)
        for (const { target, borderBoxSize } of entries) {
          const key = target instanceof HTMLElement ? target.dataset["key"] : undefined
          const height = borderBoxSize[0]?.blockSize ?? 0
          if (key !== undefined && height > 0) next.set(key, height)
        }
        const isSame =
          next.size === before.size && [...next].every(([key, height]) => before.get(key) === height)
        return isSame ? before : next
      }),
    )
    for (const row of element.querySelectorAll(":scope > [data-key]")) observer.observe(row)
    return () => observer.disconnect()
  }, [list, rows])
  return heights
}

/** Rows in view at first, until the list is measured. */
const atFirst = { from: 0, to: 24 }

/**
 * Renders only the rows of a list that are in view, whatever scrolls it; rows are as high as they turn out to be. The head
 * of the first rows in view, and a row that has the focus or is dragged (`pinned`), are rendered too.
 */
export const useRowWindow = (
  list: RefObject<HTMLElement | null>,
  rows: ReadonlyArray<WindowRow>,
  pinned: string | undefined,
): ReadonlyArray<WindowPart> => {
  const [seen, setSeen] = useState(atFirst)
  const shown = useMemo(() => {
    const all = Array.from({ length: seen.to - seen.from }, (_, at) => seen.from + at)
    const head = rows.slice(0, seen.from + 1).findLastIndex(({ isHead }) => isHead)
    const kept = pinned === undefined ? -1 : rows.findIndex(({ key }) => key === pinned)
    return [head, kept, ...all]
  }, [rows, seen, pinned])
  const heights = useHeights(list, shown)
  const offsets = useMemo(
    () => offsetsOf(rows.map(({ key, height }) => heights.get(key) ?? height)),
    [rows, heights],
  )
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    return watchView(element, () => {
      const [top, bottom] = viewOf(element)
      const next = rowsBetween(offsets, top - overscanPx, bottom + overscanPx)
      setSeen((before) => (before.from === next.from && before.to === next.to ? before : next))
    })
  }, [list, offsets])
  return useMemo(() => windowParts(offsets, shown), [offsets, shown])
}
