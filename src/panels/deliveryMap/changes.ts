import type { DeliveryChanges, LivePerson } from "../../contract/deliveryPeople/deliveryPerson.ts"
import { idKey } from "../../contract/wire/recordId.ts"

/** People with their positions, by `idKey`. */
export type People = ReadonlyMap<string, LivePerson>

/** Applies changes in order. People not in the list are skipped, because a change may hold only part of a record. */
export const applyChanges = (people: People, all: ReadonlyArray<DeliveryChanges>): People => {
  const next = new Map(people)
  for (const { changed, removed } of all) {
    for (const id of removed) next.delete(idKey(id))
    for (const change of changed) {
      const key = idKey(change._id)
      const known = next.get(key)
      if (known) next.set(key, { ...known, ...change })
    }
  }
  return next
}
