import type { Resource } from "../../../src/contract/resource/resource.ts"

/** The lists, each behind those that its fields name, so that what a record names is there before it. */
export const seedOrder = (lists: ReadonlyArray<Resource>): ReadonlyArray<Resource> => {
  const placed = new Set<Resource>()
  const begun = new Set<Resource>()
  const place = (list: Resource): void => {
    if (begun.has(list)) return
    begun.add(list)
    const named = new Set(Object.values(list.fields).map(({ to }) => to))
    for (const other of lists) if (named.has(other.name)) place(other)
    placed.add(list)
  }
  for (const list of lists) place(list)
  return [...placed]
}
