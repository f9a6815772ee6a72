import type { KeyboardEvent } from "react"

const items = "[data-menu-item]"

const verticalMoves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

const groupOf = (item: Element) => item.closest("ul[id]")?.previousElementSibling

/** Handles Left and Right: expands or collapses a group, or moves into it or back to its heading. */
const moveSideways = (key: string, item: HTMLElement, next: HTMLElement | undefined): boolean => {
  const expanded = item.getAttribute("aria-expanded")
  const head = groupOf(item)
  if (key === "ArrowRight" && expanded === "false") item.click()
  else if (key === "ArrowRight" && expanded === "true") next?.focus()
  else if (key === "ArrowLeft" && expanded === "true") item.click()
  else if (key === "ArrowLeft" && head instanceof HTMLElement) head.focus()
  else return false
  return true
}

/** Handles the arrow keys, Home and End in the side menu, as in a tree view; Tab is unchanged. */
export const menuKeys = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const target = (event.target as HTMLElement).closest<HTMLElement>(items)
  if (!target) return
  const shown = [...event.currentTarget.querySelectorAll<HTMLElement>(items)].filter(
    (item) => item.closest("[hidden]") === null,
  )
  const at = shown.indexOf(target)
  const step = verticalMoves[event.key]
  if (step) shown[step(at, shown.length)]?.focus()
  else if (!moveSideways(event.key, target, shown[at + 1])) return
  event.preventDefault()
}
