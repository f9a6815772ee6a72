import { dayAt } from "../../../contract/companies/zonedTime.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import type { ReadChange, ReadEntry } from "./readEntry.ts"
import { textFinder } from "../../../contract/search/searchTexts.ts"
import { compareNames } from "../../../contract/search/compareNames.ts"

/** Filter of a history; an empty text matches everything. */
export interface HistoryFilter {
  /** In the name or a value of a field, who it was, or why. */
  readonly text: string
  /** One of `choicesIn`. */
  readonly who: string
  readonly field: string
  /** The first and the last day, `YYYY-MM-DD`. */
  readonly from: string
  readonly until: string
}

/** Everything is seen. */
export const everything: HistoryFilter = { text: "", who: "", field: "", from: "", until: "" }

/** True if the filter excludes anything. */
export const isFiltering = (filter: HistoryFilter): boolean =>
  Object.values(filter).some((filterText: string) => filterText.trim() !== "")

/** Names who did something: two people may have one name. */
const whoKey = ({ entry: { actor } }: ReadEntry) => (actor ? `#${idKey(actor._id)}` : "server")

const isFound = (one: ReadEntry, filter: HistoryFilter, timeZone: string): boolean => {
  const { entry, actor, action, changes, note } = one
  const day = dayAt(Date.parse(entry.at), timeZone)
  const texts = [actor, action, note, ...changes.flatMap(({ name, before, after }) => [name, before, after])]
  return (
    (filter.who === "" || filter.who === whoKey(one)) &&
    (filter.field === "" || changes.some(({ field }) => field === filter.field)) &&
    (filter.from === "" || day >= filter.from) &&
    (filter.until === "" || day <= filter.until) &&
    textFinder(filter.text)(...texts)
  )
}

/** The lines a filter finds, by the days of a time zone; of one by a field, with nothing but what was done to it. */
export const foundEntries = (
  entries: ReadonlyArray<ReadEntry>,
  filter: HistoryFilter,
  timeZone: string,
): ReadonlyArray<ReadEntry> =>
  entries
    .filter((one) => isFound(one, filter, timeZone))
    .map((one) =>
      filter.field === ""
        ? one
        : { ...one, changes: one.changes.filter(({ field }) => field === filter.field) },
    )

const byName = (one: readonly [string, string], other: readonly [string, string]) =>
  compareNames(one[1], other[1])

/** Returns the people in the history under their latest names; the number is added if several people share a name. */
const peopleIn = (entries: ReadonlyArray<ReadEntry>) => {
  const people = [...new Map(entries.toReversed().map((one) => [whoKey(one), one.actor] as const))]
  const isShared = (name: string) => people.filter(([, other]) => other === name).length > 1
  return people.map(([key, name]) => [key, isShared(name) ? `${name} ${key}` : name] as const)
}

/** Returns the people who made changes and the changed fields, each once and sorted by name. */
export const choicesIn = (entries: ReadonlyArray<ReadEntry>) => {
  const changes = entries.flatMap((one): ReadonlyArray<ReadChange> => one.changes)
  return {
    who: peopleIn(entries).toSorted(byName),
    field: [...new Map(changes.map(({ field, name }) => [field, name] as const))].toSorted(byName),
  }
}
