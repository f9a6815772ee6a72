import type { DeliveryChanges } from "../../contract/deliveryPerson.ts"
import { idKey } from "../../contract/recordId.ts"
import type { People } from "./changes.ts"
import { isMatch, type LiveFilter } from "./liveFilter.ts"

/** Milliseconds before the list is read again for somebody whom it may not bring. */
const retryAfterMs = 60_000

/** Those who were heard of and are not in the list, though they belong there. Moments are in milliseconds. */
export interface UnknownPeople {
  note(people: People, filter: LiveFilter, changes: DeliveryChanges): void
  /** Whether the list is to be read for them, now. */
  needRead(now: number): boolean
  /** The list is read: whoever is heard of from now on is told apart. */
  beginRead(): void
  /** The list was read. Nobody is waited for at once when it was cut, or without those it was read for. */
  endRead(people: People, isTruncated: boolean, now: number): void
}

export const makeUnknownPeople = (): UnknownPeople => {
  let waiting = new Set<string>()
  let readFor = waiting
  let notBefore = 0
  return {
    note: (people, filter, { changed, removed }) => {
      for (const id of removed) waiting.delete(idKey(id))
      for (const change of changed) {
        // Of a mere place one does not know whose it is.
        if (!("person" in change)) continue
        const key = idKey(change._id)
        if (!people.has(key) && isMatch(filter, change)) waiting.add(key)
        else waiting.delete(key)
      }
    },
    needRead: (now) => waiting.size > 0 && now >= notBefore,
    beginRead: () => {
      readFor = waiting
      waiting = new Set()
    },
    endRead: (people, isTruncated, now) => {
      const isIncomplete = isTruncated || [...readFor].some((id) => !people.has(id))
      notBefore = isIncomplete ? now + retryAfterMs : 0
    },
  }
}
