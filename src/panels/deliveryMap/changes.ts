import type { DeliveryChanges, LivePerson } from "../../contract/deliveryPerson.ts"

export type People = ReadonlyMap<number, LivePerson>

/** Who is where after these changes. Somebody unknown stays so: a list read anew tells all of them. */
export const after = (people: People, all: ReadonlyArray<DeliveryChanges>): People => {
  const next = new Map(people)
  for (const { changed, removed } of all) {
    for (const id of removed) next.delete(id)
    for (const change of changed) {
      const known = next.get(change._id)
      if (known) next.set(change._id, { ...known, ...change })
    }
  }
  return next
}
