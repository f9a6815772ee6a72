import type { Choice } from "../contract/resource/choices.ts"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import { limits } from "../contract/limits.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import type { Scope } from "../contract/resource/resource.ts"
import { folded } from "../contract/search/folded.ts"
import { numberSign } from "../contract/resource/numberedLabel.ts"
import { textFinder } from "../contract/search/searchTexts.ts"
import { compareNames } from "../contract/search/compareNames.ts"

/** A record that may be chosen, with its status where it has one; of a file, its type. */
export type NumberedChoice = Numbered<Choice> & {
  readonly status?: string | undefined
  readonly type?: string | undefined
  /** Other texts it is found by. */
  readonly texts?: ReadonlyArray<string> | undefined
}

/** Records that others may refer to, by source: numbers and labels. */
export type Sources = ReadonlyMap<string, () => ReadonlyArray<NumberedChoice>>

/** Source of the owners of each scope. */
export const ownerSources: Readonly<Record<Exclude<Scope, "platform">, string>> = {
  application: "applications",
  franchise: "franchises",
  company: "companies",
}

/** The owner of what this user makes; undefined for somebody who works for several. */
export const ownOwner = (
  scope: Scope,
  { company, franchises, application }: Numbered<CurrentUser>,
): number | undefined => {
  if (scope === "company") return company?._id
  if (scope === "franchise") return franchises.length === 1 ? franchises[0]?.id : undefined
  return scope === "application" ? application?.id : undefined
}

/** The record of a source with that number. */
export const choiceIn = (sources: Sources, source: string, id: unknown): NumberedChoice | undefined =>
  sources
    .get(source)?.()
    .find(({ _id }) => _id === Number(id))

/** True for a record named by its number too whose number or name begins with a text. */
const begins = ({ label, texts }: NumberedChoice, search: string): boolean =>
  texts !== undefined &&
  search.trim() !== "" &&
  label.split(numberSign).some((part) => folded(part).startsWith(folded(search.trim())))

/** The time zone of the store that owns a record; undefined where none does, or nobody knows. */
export const storeZone = (
  { scope }: { readonly scope: Scope },
  sources: Sources,
  owner: number | null,
): string | undefined => (scope === "company" ? choiceIn(sources, "companies", owner)?.timeZone : undefined)

/** The records of a source that have a text in their name, or those of the given numbers, by name. */
export const choicesIn = (
  rows: ReadonlyArray<NumberedChoice>,
  { search = "", ids }: { readonly search?: string; readonly ids?: string },
): ReadonlyArray<Numbered<Choice>> => {
  const finds = textFinder(search)
  const givenIds = ids?.split(",").map(Number)
  return rows
    .filter(({ _id, label, texts = [] }) =>
      givenIds ? givenIds.includes(_id) : [label, ...texts].some((text) => finds(text)),
    )
    .toSorted(
      (one, other) =>
        Number(begins(other, search)) - Number(begins(one, search)) ||
        compareNames(one.label, other.label) ||
        one._id - other._id,
    )
    .slice(0, limits.list.maxPageSize)
    .map(({ _id, label, timeZone }) => ({ _id, label, ...(timeZone !== undefined && { timeZone }) }))
}
