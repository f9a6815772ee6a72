import { folded } from "../search/folded.ts"
import type { Resource } from "./resource.ts"

/** Stands between a record's number and its name. */
export const numberSign = " · "

/** The fields a record's number is taken from, each with what is written before it: the first field's number speaks for itself. */
export const numberFields = ({
  numberedBy = [],
  fields,
}: Resource): ReadonlyArray<readonly [name: string, before: string]> =>
  numberedBy.map((name, at) => [name, at === 0 ? "" : `${fields[name]?.label[0]} `])

/** A record's label where another record names it: its name, after its number where it has one. */
export const numberedLabel = (
  resource: Resource,
  row: Readonly<Record<string, unknown>>,
  name: string,
): string => {
  const [number] = numberFields(resource).flatMap(([field, before]) => {
    const value = row[field]
    return value === undefined || value === null || value === "" ? [] : [`${before}${String(value)}`]
  })
  return number === undefined ? name : `${number}${numberSign}${name}`
}

/** The one choice of a label; else the one whose number or name alone is that text, as older files and people write it. */
export const choiceCalled = <A extends { readonly label: string }>(
  found: ReadonlyArray<A>,
  text: string,
): A | undefined => {
  const query = folded(text)
  const same = found.filter(({ label }) => folded(label) === query)
  const parts = found.filter(({ label }) => label.split(numberSign).some((part) => folded(part) === query))
  const [only, ...more] = same.length > 0 ? same : parts
  return more.length === 0 ? only : undefined
}
