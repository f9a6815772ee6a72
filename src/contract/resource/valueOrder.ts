import type { Locale } from "../limits.ts"
import { compareNames } from "../search/compareNames.ts"
import type { Resource } from "./resource.ts"
import { wordsIn } from "./wordsIn.ts"

/** The values of a choice, or of the status, in the order of their names in a language; undefined for other fields. */
export const valueOrder = (
  { fields, status }: Pick<Resource, "fields" | "status">,
  name: string,
  language: Locale,
): ReadonlyArray<string> | undefined => {
  const field = fields[name]
  const words = name === "status" ? status?.values : field?.kind === "choice" ? field.choices : undefined
  const named = Object.entries(words ?? {})
  if (named.length === 0) return undefined
  return named
    .toSorted(([, one], [, other]) => compareNames(wordsIn(one, language), wordsIn(other, language)))
    .map(([value]) => value)
}
