import type { HistoryEntry } from "../../../contract/resource/history.ts"

/** The lines that made another version of a record, the latest first, as a history is. */
export const versionsIn = (entries: ReadonlyArray<HistoryEntry>): ReadonlyArray<HistoryEntry> =>
  entries.filter(({ action, changes }) => action !== "REVEAL" && changes.length > 0)

const spelled = (value: unknown) => JSON.stringify(value ?? null)

/**
 * What differs between two versions of a record, those two lines made: of each field what it was after the earlier one, and
 * what it is after the later one. `entries` are the latest first.
 */
export const changesBetween = (
  entries: ReadonlyArray<HistoryEntry>,
  one: HistoryEntry,
  other: HistoryEntry,
): HistoryEntry["changes"] => {
  const [later, earlier] = [entries.indexOf(one), entries.indexOf(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  const merged = new Map<string, HistoryEntry["changes"][number]>()
  for (const { changes } of entries.slice(later, earlier).toReversed())
    for (const change of changes) {
      const first = merged.get(change.field) ?? change
      merged.set(change.field, {
        field: change.field,
        ...(first.old !== undefined && { old: first.old }),
        ...(change.new !== undefined && { new: change.new }),
      })
    }
  return [...merged.values()].filter((change) => spelled(change.old) !== spelled(change.new))
}
