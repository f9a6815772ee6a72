import type { KeyboardEvent } from "react"

/** Where a row stands in a tree. */
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

/** Rows that stand under each other. Only those to be seen are among the rows of the table. */
export interface TableTree<Row> {
  readonly placeOf: (row: Row) => TreePlace | undefined
  /** Called with false on Arrow Left, with true on Arrow Right. */
  readonly onToggle: (row: Row, isExpanded: boolean) => void
}

/** What a row says of its place to assistive technology. */
export const treeProps = ({ level, position, siblingCount, isExpanded }: TreePlace) => ({
  role: "row",
  "aria-level": level,
  "aria-posinset": position,
  "aria-setsize": siblingCount,
  "aria-expanded": isExpanded,
})

const focusRow = (row: Element | null | undefined) => {
  if (row instanceof HTMLElement) row.focus()
}

/** Opens and closes a row by the arrows, or goes to the first row under it or the one above; true when the key was one of them. */
export const treeKeys = (
  { key, currentTarget: row }: KeyboardEvent<HTMLElement>,
  { isExpanded, parentKey = "" }: TreePlace,
  toggle: (isExpanded: boolean) => void,
): boolean => {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return false
  const isOpening = key === "ArrowRight"
  if (isExpanded === !isOpening) toggle(isOpening)
  else if (!isOpening)
    focusRow(row.parentElement?.querySelector(`:scope > [data-key="${CSS.escape(parentKey)}"]`))
  else if (isExpanded) focusRow(row.nextElementSibling)
  return true
}
