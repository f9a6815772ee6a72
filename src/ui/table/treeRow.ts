import type { HTMLAttributes, KeyboardEvent } from "react"
import { readingKey } from "../root/readingKey.ts"

/** Position of a row in a tree. */
export interface TreePlace {
  /** 1 for a root. */
  readonly level: number
  /** Its place among its siblings, from 1. */
  readonly position: number
  readonly siblingCount: number
  readonly parentKey: string | undefined
  /** Undefined for a row without rows under it. */
  readonly isExpanded: boolean | undefined
}

const focusRow = (row: Element | null | undefined) => {
  if (row instanceof HTMLElement) row.focus()
}

const parentRow = (row: Element, { parentKey = "" }: TreePlace) =>
  row.parentElement?.querySelector(`:scope > [data-key="${CSS.escape(parentKey)}"]`)

/** Arrow Right (Left, where text runs from right to left) opens a row or goes to the first one under it, the other arrow closes it or goes to the one above. */
const pressArrow = (event: KeyboardEvent<HTMLElement>, place: TreePlace, toggle: () => void): void => {
  const { isExpanded } = place
  const { target, currentTarget: row } = event
  const key = readingKey(event)
  if (target !== row || (key !== "ArrowLeft" && key !== "ArrowRight")) return
  const isOpening = key === "ArrowRight"
  if (isExpanded === !isOpening) toggle()
  else if (!isOpening) focusRow(parentRow(row, place))
  else if (isExpanded) focusRow(row.nextElementSibling)
}

/** Returns a row's tree attributes for assistive technology, and the keys that navigate the tree. */
export const treeRow = (place: TreePlace, toggle: () => void): HTMLAttributes<HTMLElement> => ({
  role: "row",
  "aria-level": place.level,
  "aria-posinset": place.position,
  "aria-setsize": place.siblingCount,
  "aria-expanded": place.isExpanded,
  onKeyDownCapture: (event) => pressArrow(event, place, toggle),
})
