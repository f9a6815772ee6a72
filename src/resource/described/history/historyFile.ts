import { csvLine, type Spreadsheet } from "../../../contract/wire/csv.ts"
import type { HistoryReader, ReadEntry } from "./readEntry.ts"

/** A history as a CSV file: a row for each field that changed, in the reader's words. */
export const historyFile = (
  { say, reader }: HistoryReader,
  entries: ReadonlyArray<ReadEntry>,
  spreadsheet: Spreadsheet,
): string => {
  const head = (["moment", "who", "action", "field", "before", "after", "reason"] as const).map((key) =>
    say(key),
  )
  const timeZone = reader.clock ? { timeZone: reader.clock.zone } : {}
  const rows = entries.flatMap(({ entry: { at }, actor, action, changes, note }) => {
    const row = (field: string, before: string, after: string) =>
      csvLine([{ moment: at, ...timeZone }, actor, action, field, before, after, note], spreadsheet)
    if (changes.length === 0) return [row("", "", "")]
    return changes.map(({ name, before, after }) => row(name, before, after))
  })
  return [csvLine(head, spreadsheet), ...rows].join("")
}
