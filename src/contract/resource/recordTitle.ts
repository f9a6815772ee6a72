import type { Locale } from "../limits.ts"
import type { Reference } from "./field.ts"
import { shownValue } from "./masked.ts"
import type { Resource } from "./resource.ts"
import { wordsIn } from "./wordsIn.ts"
import { entryOf } from "../wire/entryOf.ts"

/** True where an owner's records are told apart by one of a few values, such as a service: each is then called by its owner. */
const isCalledByOwner = ({ columns, fields, title }: Resource): boolean =>
  fields[title]?.kind === "choice" && columns.includes("owner")

/** Returns the column that a list shows first. */
export const leadColumn = (resource: Resource): string =>
  isCalledByOwner(resource) ? "owner" : resource.title

/** Returns the title of a record, with choices translated if `locale` is given; an empty text if it has no name. */
export const recordTitle = (
  resource: Resource,
  row: Readonly<Record<string, unknown>>,
  locale?: Locale,
): string => {
  const owner = row["owner"] as Reference | null | undefined
  if (isCalledByOwner(resource)) return owner?.label ?? ""
  const field = resource.fields[resource.title]
  const title = row[resource.title]
  const words = locale && entryOf(field?.choices, String(title))
  if (words) return wordsIn(words, locale)
  return String((field ? shownValue(field, title) : title) ?? "")
}
