import type { ClipboardEvent, KeyboardEvent } from "react"
import { flushSync } from "react-dom"
import { useSnackbar } from "../../../frame/useSnackbar.ts"
import type { CellContext } from "./cellTexts.ts"
import type { Pasting } from "./edits.ts"
import { clearing, copiedText, fillingDown, type GridCells, pasting } from "./edits.ts"
import { moved, type Selection, stepped } from "./selection.ts"
import type { GridState } from "./useGrid.ts"
import { useGridWords } from "./words.ts"

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  // Right Alt is Ctrl and Alt, and writes letters.
  (key.length === 1 || key === "Dead" || key === "Process") && ctrlKey === altKey && !metaKey

const everything = ({ rows, columns }: GridState["size"]): Selection => {
  const first = { row: 0, column: 0 }
  return { active: first, anchor: first, corner: { row: rows - 1, column: columns - 1 } }
}

type Given = readonly [grid: GridState, cells: GridCells, context: CellContext]

const isInside = ({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }) =>
  target !== currentTarget

/** The clipboard of the spreadsheet, as Excel has it. */
export const useGridClipboard = (...[grid, cells, context]: Given) => {
  const say = useGridWords()
  const showSnackbar = useSnackbar()
  const { selection, write } = grid
  const copy = (event: ClipboardEvent) => {
    if (isInside(event)) return
    event.preventDefault()
    event.clipboardData.setData("text/plain", copiedText(cells, context, selection))
  }
  const pastedText = ({ edits, rowsLeft }: Pasting, failed: number) =>
    [
      say("pasted", { count: edits.length - failed }),
      ...(failed > 0 ? [`${say("unsaved", { count: failed })}.`] : []),
      ...(rowsLeft > 0 ? [say("rowsLeft", { count: rowsLeft })] : []),
    ].join(" ")
  const paste = (event: ClipboardEvent) => {
    if (isInside(event)) return
    event.preventDefault()
    const made = pasting(cells, selection, event.clipboardData.getData("text/plain"))
    const changes = write(made.edits)
    if (changes && made.edits.length > 1) showSnackbar(pastedText(made, changes.problems.length))
  }
  const cut = (event: ClipboardEvent) => {
    copy(event)
    if (!isInside(event)) write(clearing(cells, selection))
  }
  return { onCopy: copy, onCut: cut, onPaste: paste }
}

/** Keys that do something with the selected cells: alone, and with Ctrl or Command. */
const actsOf = (...[{ selection, size, select, begin, write, unsavedHere }, cells, context]: Given) => {
  const clear = () => write(clearing(cells, selection))
  return {
    plain: new Map<string, () => unknown>([
      ["Enter", () => begin()],
      ["F2", () => begin()],
      ["Delete", clear],
      ["Backspace", clear],
      ...(unsavedHere ? [["Escape", unsavedHere.giveUp] as const] : []),
    ]),
    commands: new Map<string, () => unknown>([
      ["d", () => write(fillingDown(cells, context, selection))],
      ["a", () => select(everything(size))],
      ["enter", () => unsavedHere?.again?.run()],
    ]),
  }
}

/** Keys of the spreadsheet. An editor inside of it has its own. */
export const useGridKeys = (...given: Given) => {
  const [{ selection, size, select, begin }] = given
  const { plain, commands } = actsOf(...given)
  const tab = (event: KeyboardEvent) => {
    const next = stepped(selection, "column", event.shiftKey ? -1 : 1, size)
    const { row, column } = next.active
    // At either end Tab leaves the spreadsheet.
    if (row === selection.active.row && column === selection.active.column) return
    event.preventDefault()
    select(next)
  }
  return (event: KeyboardEvent) => {
    if (isInside(event)) return
    const { key, shiftKey, altKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    if (key === "Tab") return tab(event)
    const way = { key, isExtending: shiftKey, isJumping: isCommand }
    const next = altKey ? undefined : moved(selection, way, size)
    const act = isCommand && !altKey ? commands.get(key.toLowerCase()) : plain.get(key)
    if (next || act) event.preventDefault()
    if (next) return select(next)
    if (act) return void act()
    if (!isLetter(event) || key === " ") return
    event.stopPropagation()
    // The editor has the focus before the letter arrives.
    flushSync(() => begin(""))
  }
}
