import * as Effect from "effect/Effect"
import { usePanel } from "../../../frame/PanelContext.ts"
import { zoneOf } from "../../../contract/places/zoneOf.ts"
import type { Spreadsheet } from "../../../contract/wire/csv.ts"
import { useTask } from "../../../frame/useTask.ts"
import { fileName, saveCsv } from "../../saveFile.ts"
import { useSpreadsheet } from "../../spreadsheet/useSpreadsheet.ts"
import { useFileFailure } from "../../useFileFailure.ts"
import { historyFile } from "./historyFile.ts"
import { foundEntries, type HistoryFilter } from "./historyFilter.ts"
import { type HistoryReader, readEntry } from "./readEntry.ts"
import { type HistoryOf, maxSearchedLines, readLines } from "./useHistory.ts"

interface Options {
  readonly of: HistoryReader
  /** Filter of the history lines to export. */
  readonly filter: HistoryFilter
  readonly onSaved: () => void
}

/** Saves what a filter finds of a history as a file; the server records that it is taken along. */
export const useHistoryFile = (history: HistoryOf, { of, filter, onSaved }: Options) => {
  const { api } = usePanel().client
  const fail = useFileFailure()
  const { busy, run } = useTask<never>()
  const asking = useSpreadsheet()
  const start = (spreadsheet: Spreadsheet, saved: () => void) => {
    const lines = readLines(api, history, maxSearchedLines, "file")
    run(
      Effect.match(lines, {
        onSuccess: ({ items }) => {
          const entries = items.map((entry) => readEntry(of, entry))
          const lines = historyFile(
            of,
            foundEntries(entries, filter, zoneOf({ timeZone: of.reader.clock?.zone })),
            spreadsheet,
          )
          saveCsv(fileName(of.say("fileName"), new Date()), lines)
          saved()
          onSaved()
        },
        onFailure: (error) => fail(error, () => start(spreadsheet, saved)),
      }),
    )
  }
  return { busy, asking, save: () => asking.withSpreadsheet(start) }
}
