import type { MouseEvent } from "react"

/** Parts of a row with their own action. */
const controls = "a, button, input, label, select, textarea, [data-area=check], [data-area=act]"

/** The key of the row that a tap is to open: in a narrow list, where rows are cards, and not while text of it is selected. */
export const tappedRow = ({ target, currentTarget }: MouseEvent<HTMLElement>): string | undefined => {
  // React events also bubble from dialogs the list opened.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(controls))
    return undefined
  const row = target.closest<HTMLElement>("tbody > [data-key]")
  const isCard = row !== null && getComputedStyle(row).display !== "table-row"
  const isSelecting = target.ownerDocument.getSelection()?.type === "Range"
  return isCard && !isSelecting ? row.dataset["key"] : undefined
}
