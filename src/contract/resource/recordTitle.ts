import type { Reference } from "./field.ts"
import { shownValue } from "./masked.ts"
import type { Resource } from "./resource.ts"

/** True where records are told apart by one of a few values, such as a service: each is then called by its owner. */
const isCalledByOwner = ({ fields, title }: Resource): boolean => fields[title]?.kind === "choice"

/** What a list shows first of a record. */
export const leadColumn = (resource: Resource): string =>
  isCalledByOwner(resource) && resource.columns.includes("owner") ? "owner" : resource.title

/** What a record is called; an empty text where it has no name. */
export const recordTitle = (resource: Resource, row: Readonly<Record<string, unknown>>): string => {
  const owner = row["owner"] as Reference | null | undefined
  if (isCalledByOwner(resource)) return owner?.label ?? ""
  const field = resource.fields[resource.title]
  const title = row[resource.title]
  return String((field ? shownValue(field, title) : title) ?? "")
}
