import type { Field, Kind } from "../../contract/resource/field.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { writtenFields } from "../described/recordTexts.ts"
import { folded } from "../../contract/search/folded.ts"

/** Kinds whose values fit into a cell. */
const kinds: ReadonlySet<Kind> = new Set([
  "text",
  "lines",
  "code",
  "email",
  "link",
  "cpf",
  "cnpj",
  "phone",
  "count",
  "decimal",
  "percent",
  "money",
  "flag",
  "choice",
  "choices",
  "day",
  "moment",
  "time",
  "colour",
  "reference",
  "place",
  "hours",
])

/** The fields of a list that a file may bring. */
export const importedFields = ({ fields }: Resource): ReadonlyArray<readonly [name: string, field: Field]> =>
  writtenFields(fields).filter(([, { kind, rules }]) => kinds.has(kind) && rules.keptBy === undefined)

const spelled = (text: string) => folded(text).replaceAll(/[^a-z0-9]/g, "")

/** Which field each column of a file is, by its heading: a field's name, or what it is called in Portuguese or English. */
export const matchColumns = (
  resource: Resource,
  headings: ReadonlyArray<string>,
): ReadonlyArray<string | undefined> => {
  const taken = new Set<string>()
  return headings.map((heading) => {
    const wanted = spelled(heading)
    const found = importedFields(resource).find(
      ([name, { label }]) =>
        wanted !== "" && !taken.has(name) && [name, ...label].some((one) => spelled(one) === wanted),
    )
    if (found) taken.add(found[0])
    return found?.[0]
  })
}
