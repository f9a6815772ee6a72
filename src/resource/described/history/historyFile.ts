import { csvLine } from "../../../contract/wire/csv.ts"
import { writtenMoment } from "../../../frame/written.ts"
import type { HistoryReader, ReadEntry } from "./readEntry.ts"

/** A history as a CSV file, with the separators of the reader's language: a row for each field that changed, in the reader's words. */
export const historyFile = (
  { reader: { locale }, say }: HistoryReader,
  entries: ReadonlyArray<ReadEntry>,
): string => {
  const head = (["moment", "who", "action", "field", "before", "after", "reason"] as const).map((key) =>
    say(key),
  )
  const rows = entries.flatMap(({ entry: { at, reason }, who, what, changes }) => {
    const row = (field: string, before: string, after: string) =>
      csvLine([writtenMoment(locale, at), who, what, field, before, after, reason], locale)
    if (changes.length === 0) return [row("", "", "")]
    return changes.map(({ name, before, after }) => row(name, before, after))
  })
  return [csvLine(head, locale), ...rows].join("")
}
