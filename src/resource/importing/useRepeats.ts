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

/** The lines about to be imported, and the text of their file. */
export interface ImportLines extends WantedLines {
  readonly text: string
  /** The records that lines update in place of making one, by line. */
  readonly updates?: ReadonlyMap<number, RecordUpdate>
}

/** The records that the import would make twice. */
export interface Repeats extends ImportLines {
  /** The moment the same file was imported before. */
  readonly importedAt: string | undefined
  readonly lines: ReadonlyMap<number, Repeat>
}

/** Looks for what would come twice before an import starts; starts it at once where nothing would. */
export const useRepeats = (resource: Resource, start: (lines: ImportLines) => void) => {
  const { client } = usePanel()
  const explain = useExplain()
  const { busy, error, run } = useTask<ApiError>()
  const [repeats, setRepeats] = useState<Repeats>()
  const [updates, setUpdates] = useState<ImportLines["updates"]>()
  const check = (importLines: ImportLines) =>
    run(
      Effect.map(findRepeats(client.api, resource, importLines), (lines) => {
        const importedAt = importedFiles(client, resource.name).importedAt(importLines.text)
        if (importedAt === undefined && lines.size === 0) start(importLines)
        else setRepeats({ ...importLines, importedAt, lines })
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
    check,
    confirm,
    back: () => setRepeats(undefined),
  }
}
