import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react"
import { useLatest } from "../../frame/useLatest.ts"
import { useRenderedRows } from "../../ui/optionList/useRenderedRows.ts"
import {
  heightOf,
  type Heights,
  offsetsOf,
  rowsAround,
  type WindowPart,
  windowParts,
  type WindowRow,
  withMeasured,
} from "./rowWindow.ts"

const scrollerOf = (list: HTMLElement): HTMLElement | undefined => {
  for (let at = list.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return undefined
}

/** Top and bottom of the part of a list that is in view, in px from its top. */
const viewOf = (
  list: HTMLElement,
  scroller: HTMLElement | undefined,
): readonly [top: number, bottom: number] => {
  const { top } = list.getBoundingClientRect()
  const clip = scroller?.getBoundingClientRect()
  const from = Math.max(clip?.top ?? 0, 0)
  const to = Math.min(clip?.bottom ?? innerHeight, innerHeight)
  return [from - top, to - top]
}

/** Calls back with the part in view when anything scrolls that a list may stand in, or is resized. */
const watchView = (
  list: HTMLElement,
  onView: (view: readonly [top: number, bottom: number]) => void,
): (() => void) => {
  const ended = new AbortController()
  // Styles are read when sizes change, not with each frame that scrolls.
  let scroller = scrollerOf(list)
  const onChange = () => onView(viewOf(list, scroller))
  const onResize = () => {
    scroller = scrollerOf(list)
    onChange()
  }
  const options = { capture: true, passive: true, signal: ended.signal }
  const root = list.getRootNode()
  window.addEventListener("scroll", onChange, options)
  if (root instanceof ShadowRoot) root.addEventListener("scroll", onChange, options)
  const observer = new ResizeObserver(onResize)
  observer.observe(scroller ?? document.documentElement)
  observer.observe(list)
  return () => {
    ended.abort()
    observer.disconnect()
  }
}

const unmeasured: Heights = { byKey: new Map(), byShape: new Map() }

/** The rows of what a browser has measured, with their heights. */
const measuredRows = (
  rows: ReadonlyMap<string, WindowRow>,
  entries: ReadonlyArray<ResizeObserverEntry>,
): ReadonlyArray<readonly [row: WindowRow, height: number]> =>
  entries.flatMap(({ target, borderBoxSize }) => {
    const row = target instanceof HTMLElement ? rows.get(target.dataset["key"] ?? "") : undefined
    const height = borderBoxSize[0]?.blockSize ?? 0
    return row && height > 0 ? [[row, height] as const] : []
  })

/** Heights of rows. Each rendered one is observed once; those as high as expected render nothing anew. */
const useHeights = (
  list: RefObject<HTMLElement | null>,
  rows: ReadonlyArray<WindowRow>,
  rendered: ReadonlyArray<number>,
) => {
  const [heights, setHeights] = useState(unmeasured)
  const observer = useRef<ResizeObserver>(undefined)
  const observed = useRef(new Set<Element>())
  const rowOf = useMemo(() => new Map(rows.map((row) => [row.key, row])), [rows])
  const measure = useLatest((entries: ReadonlyArray<ResizeObserverEntry>) =>
    setHeights((before) => withMeasured(before, measuredRows(rowOf, entries))),
  )
  useLayoutEffect(() => {
    const rowsSeen = observed.current
    const made = new ResizeObserver(measure)
    observer.current = made
    return () => {
      made.disconnect()
      rowsSeen.clear()
    }
  }, [measure])
  useLayoutEffect(() => {
    const current = new Set(list.current?.children)
    for (const row of observed.current)
      if (!current.has(row) && observed.current.delete(row)) observer.current?.unobserve(row)
    for (const row of current) {
      if (observed.current.has(row)) continue
      observed.current.add(row)
      observer.current?.observe(row)
    }
  }, [list, rendered])
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
  const [seen, see] = useRenderedRows(atFirst)
  const shown = useMemo(() => {
    const all = Array.from({ length: seen.to - seen.from }, (_, at) => seen.from + at)
    const head = rows.slice(0, seen.from + 1).findLastIndex(({ isHead }) => isHead)
    const pinnedRow = pinned === undefined ? -1 : rows.findIndex(({ key }) => key === pinned)
    return [head, pinnedRow, ...all]
  }, [rows, seen, pinned])
  const heights = useHeights(list, rows, shown)
  const offsets = useMemo(() => offsetsOf(rows.map((row) => heightOf(heights, row))), [rows, heights])
  const lastTop = useRef(0)
  const look = useLatest((view: readonly [top: number, bottom: number]) => {
    const [top] = view
    see(rowsAround(offsets, view, top < lastTop.current))
    lastTop.current = top
  })
  // The list is as high as its rows: it is resized where they turn out to be otherwise.
  useLayoutEffect(() => (list.current ? watchView(list.current, look) : undefined), [list, look])
  return useMemo(() => windowParts(offsets, shown), [offsets, shown])
}
