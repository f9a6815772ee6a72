import type { HistoryEntry } from "../../../contract/resource/history.ts"
import { partedChanges } from "../../../contract/resource/partedChanges.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import type { Say } from "../../../frame/useWords.ts"
import { readableValue } from "../readableValue.ts"
import type { RecordReader } from "../record/useRecordReader.ts"
import { statusName } from "../StatusMark.tsx"
import type { historyWords } from "./words.ts"
import { factsText } from "../../../contract/isolateText.ts"

type Change = HistoryEntry["changes"][number]

/** A field that changed, in the reader's words; an empty text where there was or is nothing. */
export interface ReadChange {
  readonly field: string
  readonly name: string
  readonly before: string
  readonly after: string
  /** Its values are in no log: all of it was shown to somebody, or it has been erased. */
  readonly isUnsaid: boolean
}

/** A history entry in the reader's words. */
export interface ReadEntry {
  readonly entry: HistoryEntry
  readonly actor: string
  readonly action: string
  readonly changes: ReadonlyArray<ReadChange>
  /** The reason, and that a save overwrote whatever was there; empty where there is nothing to say. */
  readonly note: string
}

/** The reader of a history, and the list it belongs to. */
export interface HistoryReader {
  readonly reader: RecordReader
  readonly say: Say<typeof historyWords>
  readonly resource: Resource
}

const fieldText = (reader: RecordReader, { fields }: Resource, name: string, value: unknown): string => {
  const field = fields[name]
  if (name === "status" && typeof value === "string") return statusName(reader.word, value)
  if (field) return readableValue(reader, name, field, value)
  return typeof value === "string" || typeof value === "number" ? String(value) : ""
}

const readChange = ({ reader, resource }: HistoryReader, change: Change): ReadChange => {
  const key = `column.${change.field}`
  const name = reader.word(key)
  return {
    field: change.field,
    name: name === key ? change.field : name,
    before: fieldText(reader, resource, change.field, change.old),
    after: fieldText(reader, resource, change.field, change.new),
    isUnsaid: change.old === undefined && change.new === undefined,
  }
}

/** Changes as people read them. */
export const readChanges = (of: HistoryReader, changes: HistoryEntry["changes"]): ReadonlyArray<ReadChange> =>
  partedChanges(of.resource, changes).map((change) => readChange(of, change))

/** Returns the word for an action; an unknown action reads as a change. */
const actionWord = (
  { reader, say }: HistoryReader,
  { action, result }: HistoryEntry,
  count: number,
): string => {
  // Nobody is named where a password was wrong, and its own word says so.
  if (result === "DENIED" && action !== "LOGIN_REFUSED") return say("denied")
  if (action === "UPDATE" && count > 0) return say("changed", { count })
  const key = `action.${action}` as "action.UPDATE"
  const word = reader.say(key)
  return word === key ? reader.say("action.other") : word
}

/** A line of a history as people read it. */
export const readEntry = (of: HistoryReader, entry: HistoryEntry): ReadEntry => {
  const { actor } = entry
  const changes = readChanges(of, entry.changes)
  return {
    entry,
    actor: actor ? actor.label || `#${actor._id}` : of.reader.say("server"),
    action: actionWord(of, entry, changes.length),
    changes,
    note: factsText([entry.reason, entry.isUnversioned ? of.say("unversioned") : ""]),
  }
}
