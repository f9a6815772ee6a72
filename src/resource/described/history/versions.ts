import type { HistoryEntry } from "../../../contract/resource/history.ts"

/** The lines that made another version of a record, the latest first, as a history is. */
export const versionsIn = (entries: ReadonlyArray<HistoryEntry>): ReadonlyArray<HistoryEntry> =>
  entries.filter(({ action, changes }) => action !== "REVEAL" && changes.length > 0)

type Change = HistoryEntry["changes"][number]

const isSame = ({ old, new: next }: Change) => JSON.stringify(old ?? null) === JSON.stringify(next ?? null)

const isUnsaid = ({ old, new: next }: Change) => old === undefined && next === undefined

/**
 * All changes of one field as one, the earliest first; none where it is what it was. Where one of them has no values, such as
 * that of a password, neither is known; where one has the same value twice, what differs is masked.
 */
const merged = (field: string, changes: ReadonlyArray<Change>): ReadonlyArray<Change> => {
  if (changes.some(isUnsaid)) return [{ field }]
  const [old, next] = [changes[0]?.old, changes.at(-1)?.new]
  const change = { field, ...(old !== undefined && { old }), ...(next !== undefined && { new: next }) }
  return isSame(change) && !changes.some(isSame) ? [] : [change]
}

/**
 * Returns the differences between two versions of a record, created by those two lines: each field's value after the
 * earlier one and after the later one. `entries` are sorted latest first.
 */
export const changesBetween = (
  entries: ReadonlyArray<HistoryEntry>,
  one: HistoryEntry,
  other: HistoryEntry,
): ReadonlyArray<Change> => {
  const [later, earlier] = [entries.indexOf(one), entries.indexOf(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  const all = entries
    .slice(later, earlier)
    .toReversed()
    .flatMap(({ changes }) => changes)
  const fields = [...new Set(all.map(({ field }) => field))]
  return fields.flatMap((field) =>
    merged(
      field,
      all.filter((change) => change.field === field),
    ),
  )
}
