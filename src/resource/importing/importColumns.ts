import type { Field } from "../../contract/resource/field.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { writtenFields } from "../described/recordTexts.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"
import { isSynonym } from "./headingSynonyms.ts"
import { folded } from "../../contract/search/folded.ts"

/** The fields of a list that a file may bring. */
export const importedFields = ({ fields }: Resource): ReadonlyArray<readonly [name: string, field: Field]> =>
  writtenFields(fields).filter(([, { rules }]) => rules.keptBy === undefined)

/** A heading without signs, spaces, accents and capital letters. */
export const spelled = (text: string) => folded(text).replaceAll(/[^a-z0-9]/g, "")

/** True if a heading is a field's name, or what it is called in Portuguese or English. */
export const isHeading = (heading: string, name: string, { label }: Field): boolean =>
  spelled(heading) !== "" && [name, ...label].some((one) => spelled(one) === spelled(heading))

/**
 * Matches a file's columns to fields by their headings: what was chosen for this one before (an empty text is none), the
 * field's name or its Portuguese or English label, or what other systems call it.
 */
export const matchColumns = (
  resource: Resource,
  headings: ReadonlyArray<string>,
  remembered: Readonly<Record<string, string>> = {},
): ReadonlyArray<string | undefined> => {
  const fields = importedFields(resource)
  const taken = new Set<string>()
  const take = (name: string | undefined) => {
    if (name === undefined || taken.has(name)) return undefined
    taken.add(name)
    return name
  }
  const first = headings.map((heading) => {
    const known = entryOf(remembered, spelled(heading))
    if (known !== undefined) return take(fields.some(([name]) => name === known) ? known : undefined) ?? ""
    const found = fields.find(([name, field]) => !taken.has(name) && isHeading(heading, name, field))
    return take(found?.[0])
  })
  const columns = first.map((found, at) => {
    if (found !== undefined) return found === "" ? undefined : found
    const heading = spelled(headings[at] ?? "")
    return take(fields.find(([name]) => !taken.has(name) && isSynonym(heading, name))?.[0])
  })
  // Tills call the name of a product its description, and have no other.
  const isNameless = resource.fields[resource.title]?.kind === "text" && !taken.has(resource.title)
  return columns.map((name, at) => {
    const isChosen = entryOf(remembered, spelled(headings[at] ?? "")) !== undefined
    return isNameless && name === "description" && !isChosen ? resource.title : name
  })
}
