import { useState } from "react"
import type { Spreadsheet } from "../../contract/wire/csv.ts"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { useSame } from "../../frame/useSame.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useWords } from "../../frame/useWords.ts"
import { listWords } from "../words.ts"
import { spreadsheetChoice } from "./spreadsheetChoice.ts"

/** Makes a file for a spreadsheet of a language, and calls back once it is saved. */
type Make = (spreadsheet: Spreadsheet, saved: () => void) => void

/** The spreadsheet files are made for: asked before the first file, then remembered, and changed after any later one. */
export interface SpreadsheetAsking {
  /** True while the user is asked; `SpreadsheetQuestion` does. */
  readonly isAsking: boolean
  choose(spreadsheet: Spreadsheet): void
  cancel(): void
  /** Makes a file for the remembered spreadsheet, or asks first; says which it was made for, and offers to make it for another. */
  withSpreadsheet(make: Make): void
}

export const useSpreadsheet = (): SpreadsheetAsking => {
  const { client } = usePanel()
  const say = useWords("list", listWords)
  const showSnackbar = useSnackbar()
  const [waiting, setWaiting] = useState<Make>()
  const run = (make: Make, spreadsheet: Spreadsheet) =>
    make(spreadsheet, () =>
      showSnackbar(say(`saved.${spreadsheet}`), {
        undo: {
          label: say("changeSpreadsheet"),
          durationMs: limits.noticeMs.snackbar,
          onUndo: () => setWaiting(() => make),
        },
      }),
    )
  const choose = useLatest((spreadsheet: Spreadsheet) => {
    spreadsheetChoice(client).write(spreadsheet)
    setWaiting(undefined)
    if (waiting) run(waiting, spreadsheet)
  })
  const cancel = useLatest(() => setWaiting(undefined))
  const withSpreadsheet = useLatest((make: Make) => {
    const known = spreadsheetChoice(client).read()
    if (known) run(make, known)
    else setWaiting(() => make)
  })
  return useSame({ isAsking: waiting !== undefined, choose, cancel, withSpreadsheet })
}
