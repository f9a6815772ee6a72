import type { Field } from "../../contract/resource/field.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { writtenFields } from "../described/recordTexts.ts"
import { folded } from "../../contract/search/folded.ts"

/** The fields of a list that a file may bring. */
export const importedFields = ({ fields }: Resource): ReadonlyArray<readonly [name: string, field: Field]> =>
  writtenFields(fields).filter(([, { rules }]) => rules.keptBy === undefined)

/** A heading without signs, spaces, accents and capital letters. */
export const spelled = (text: string) => folded(text).replaceAll(/[^a-z0-9]/g, "")

/** True if a heading is a field's name, or what it is called in Portuguese or English. */
export const isHeading = (heading: string, name: string, { label }: Field): boolean =>
  spelled(heading) !== "" && [name, ...label].some((one) => spelled(one) === spelled(heading))

/** Matches a file's columns to fields by their headings: the field's name, or its Portuguese or English label. */
export const matchColumns = (
  resource: Resource,
  headings: ReadonlyArray<string>,
): ReadonlyArray<string | undefined> => {
  const takenNames = new Set<string>()
  return headings.map((heading) => {
    const found = importedFields(resource).find(
      ([name, field]) => !takenNames.has(name) && isHeading(heading, name, field),
    )
    if (found) takenNames.add(found[0])
    return found?.[0]
  })
}
