import type { Field } from "./field.ts"
import type { Resource } from "./resource.ts"

type DatedList = readonly [name: string, field: Field, day: string]

const cache = new WeakMap<Resource, DatedList | false>()

/** The list of a resource whose items have a day each from which they count. */
export const datedList = (resource: Resource): DatedList | undefined => {
  const known = cache.get(resource)
  if (known !== undefined) return known || undefined
  const [found] = Object.entries(resource.fields).flatMap(([name, field]): ReadonlyArray<DatedList> =>
    field.rules.dated === undefined ? [] : [[name, field, field.rules.dated]],
  )
  cache.set(resource, found ?? false)
  return found
}

/** True if items of a dated list replace a field. */
export const isDated = (resource: Resource, name: string): boolean =>
  datedList(resource)?.[1].fields?.[name] !== undefined
