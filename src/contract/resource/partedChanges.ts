import type { HistoryEntry } from "./history.ts"
import type { Resource } from "./resource.ts"

type Changes = HistoryEntry["changes"]
type Group = Readonly<Record<string, unknown>>

const isGroup = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value)

/** The changed parts of a field that holds several, such as an address. */
const partsOf = ({ old, new: next }: Changes[number]): Changes => {
  const [before, after] = [(old ?? {}) as Group, (next ?? {}) as Group]
  const names = Object.keys({ ...before, ...after }).filter(
    (field) => field !== "_id" && before[field] !== after[field],
  )
  return names.map((field) => ({
    field,
    ...(before[field] !== undefined && { old: before[field] }),
    ...(after[field] !== undefined && { new: after[field] }),
  }))
}

/** Returns changes for people to read: fields the description knows, and the parts of fields it does not know. */
export const partedChanges = ({ fields }: Resource, changes: Changes): Changes =>
  changes.flatMap((change) =>
    fields[change.field] === undefined && (isGroup(change.old) || isGroup(change.new))
      ? partsOf(change)
      : [change],
  )
