import { type RefObject, useEffect } from "react"
import { plainKey } from "../../../ui/kbd/plainKey.ts"
import type { InboxModel } from "./inboxModel.ts"
import { entryOf } from "../../../contract/wire/entryOf.ts"

const rowsIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>("[data-case]")]

/** The one button of a row that mends it. */
const actOf = (row: Element | undefined) => row?.querySelector<HTMLElement>("[data-act] button")

const presses = "button, a"

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }

/** Focuses the row at a place, or the one nearest to it; the list where there are none. */
export const focusRowAt = (place: HTMLElement, at: number): void => {
  const rows = rowsIn(place)
  const row = rows[Math.min(Math.max(at, 0), rows.length - 1)]
  ;(actOf(row) ?? place).focus()
  row?.scrollIntoView({ block: "nearest" })
}

/** The row an element is in: the key of its order, and its place; undefined for none. */
export const rowAt = (place: HTMLElement, target: Element) => {
  const at = rowsIn(place).findIndex((row) => row.contains(target))
  return at < 0 ? undefined : { at, key: rowsIn(place)[at]?.dataset["case"] }
}

/** J and K walk, Enter acts on the row, E puts it off where that is given: wherever in the panel the focus is, except where one writes. */
export const useInboxKeys = (
  place: RefObject<HTMLElement | null>,
  { current }: Pick<InboxModel, "current">,
  postpone: (() => void) | undefined,
) =>
  useEffect(() => {
    const panel = place.current?.closest<HTMLElement>('[part="panel"]')
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as Element
      const { current: root } = place
      const key = plainKey(event)
      if (!root || key === undefined || target.matches("input, [aria-haspopup]")) return
      const step = entryOf(steps, key)
      const at = rowsIn(root).findIndex((row) => row.dataset["case"] === current.peek())
      if (step !== undefined) focusRowAt(root, at + (at < 0 ? 1 : step))
      // A key that is held down is one press.
      else if (event.repeat) return
      else if (key === "e" && at >= 0) postpone?.()
      else if (key === "enter" && !target.closest(presses)) actOf(rowsIn(root)[at])?.click()
      else return
      event.preventDefault()
    }
    panel?.addEventListener("keydown", onKeyDown)
    return () => panel?.removeEventListener("keydown", onKeyDown)
  }, [place, current, postpone])
