import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import {
  findRepeats,
  type RecordUpdate,
  type Repeat,
  type RepeatSearch as WantedLines,
} from "./findRepeats.ts"
import { importedFiles } from "./importedFiles.ts"
import type { ImportRow } from "./importRows.ts"
import { useRefusalReason } from "./useLineReason.ts"

/** The lines about to be imported, and the text of their file. */
export interface ImportLines extends WantedLines {
  readonly text: string
  /** The records that lines update in place of making one, by line. */
  readonly updates?: ReadonlyMap<number, RecordUpdate>
}

/** The number of a line, with why it is left out. */
export type LeftLine = readonly [line: number, reason: string]

/** The records that the import would make twice or updates, and the lines that can do neither. */
export interface Repeats extends ImportLines {
  /** The moment the same file was imported before. */
  readonly importedAt: string | undefined
  readonly lines: ReadonlyMap<number, Repeat>
  readonly leftOut: ReadonlyArray<LeftLine>
}

const none: ReadonlyArray<LeftLine> = []

/** Looks for what would come twice before an import starts; starts it at once where nothing would. */
export const useRepeats = (resource: Resource, start: (lines: ImportLines) => void) => {
  const { client } = usePanel()
  const explain = useExplain()
  const reasonOf = useRefusalReason(resource)
  const { busy, error, run } = useTask<ApiError>()
  const [repeats, setRepeats] = useState<Repeats>()
  const [updates, setUpdates] = useState<ImportLines["updates"]>()
  const [leftOut, setLeftOut] = useState(none)
  const check = (importLines: ImportLines) =>
    run(
      Effect.map(findRepeats(client.api, resource, importLines), ({ repeats: lines, refused }) => {
        const importedAt = importedFiles(client, resource.name).importedAt(importLines.text)
        const refusedLines = [...refused].map(([line, problems]): LeftLine => [line, reasonOf(problems)])
        setLeftOut(refusedLines)
        if (importedAt === undefined && lines.size === 0 && refusedLines.length === 0)
          return start(importLines)
        const rows = importLines.rows.filter(({ line }) => !refused.has(line))
        return setRepeats({ ...importLines, rows, importedAt, lines, leftOut: refusedLines })
      }),
    )
  const confirm = (rows: ReadonlyArray<ImportRow>, updated?: ImportLines["updates"]) => {
    if (repeats) start({ ...repeats, rows, ...(updated && { updates: updated }) })
    setUpdates(updated)
    setRepeats(undefined)
  }
  return {
    isChecking: busy,
    problem: error && explain(error),
    repeats,
    /** Updates that were chosen, for lines that are tried again. */
    updates,
    /** Lines that can neither make a record nor update one. */
    leftOut,
    check,
    confirm,
    back: () => {
      setLeftOut(none)
      setRepeats(undefined)
    },
  }
}
