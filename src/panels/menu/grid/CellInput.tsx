import { type KeyboardEvent, useLayoutEffect, useRef } from "react"
import { limits } from "../../../contract/limits.ts"
import { wordsIn } from "../../../contract/resource/wordsIn.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { momentPattern } from "../../../ui/field/momentText.ts"
import { categoryLabel, type CellContext, itemStatuses } from "./cellTexts.ts"
import type { Column } from "./columns.ts"
import { input } from "./grid.css.ts"
import type { Editing, LeaveBy } from "./useGrid.ts"

interface Props {
  readonly label: string
  readonly column: Column
  readonly context: CellContext
  readonly editing: Editing
  /** Called once: with the text to save, or undefined to keep the former. */
  readonly onLeave: (text: string | undefined, by: LeaveBy, hasFocus: boolean) => void
}

/** Keys that save and go on; those of arrows only where typing took the place of the former text. */
const wayOf = ({ key, shiftKey }: KeyboardEvent, isReplacing: boolean): LeaveBy => {
  if (key === "Enter") return ["row", shiftKey ? -1 : 1]
  if (key === "Tab") return ["column", shiftKey ? -1 : 1]
  if (!isReplacing) return undefined
  if (key === "ArrowDown") return ["row", 1]
  return key === "ArrowUp" ? ["row", -1] : undefined
}

const choicesOf = (
  { kind }: Column,
  { categories, locale }: CellContext,
): ReadonlyArray<string> | undefined => {
  if (kind === "category") return categories.map((one) => categoryLabel(categories, one))
  if (kind !== "status") return undefined
  return itemStatuses.map(([, words]) => wordsIn(words, locale))
}

/** The field of a cell that is edited: saved by Enter, Tab or leaving it, given up by Escape. */
export const CellInput = ({ label, column, context, editing, onLeave }: Props) => {
  const { locale } = usePanel()
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const isLeft = useRef(false)
  const choices = choicesOf(column, context)
  useLayoutEffect(() => {
    const element = field.current
    element?.focus({ preventScroll: true })
    if (element instanceof HTMLInputElement) element.select()
  }, [])
  const leave = (text: string | undefined, by: LeaveBy, hasFocus: boolean) => {
    if (isLeft.current) return
    isLeft.current = true
    onLeave(text, by, hasFocus)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation()
      return leave(undefined, undefined, true)
    }
    const by = wayOf(event, editing.isReplacing && !choices)
    if (!by || event.nativeEvent.isComposing) return
    event.preventDefault()
    leave(field.current?.value, by, true)
  }
  const common = {
    ref: field,
    className: input,
    "aria-label": label,
    onKeyDown,
    onBlur: () => leave(field.current?.value, undefined, false),
  }
  if (choices)
    return (
      <select {...common} defaultValue={editing.text}>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    )
  return (
    <input
      {...common}
      autoComplete="off"
      defaultValue={editing.text}
      inputMode={column.kind === "money" ? "decimal" : "text"}
      placeholder={
        column.kind === "moment" ? momentPattern(limits.locales[locale], "datetime-local") : undefined
      }
    />
  )
}
