import type { DeliveryChanges } from "../../contract/deliveryPeople/deliveryPerson.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import type { People } from "./changes.ts"
import { isMatch, type LiveFilter } from "./liveFilter.ts"

/** Delay before the list is read again after a read that lacked expected people, in milliseconds. */
const retryAfterMs = 60_000

/** Tracks people who appear in changes and match the filter but are not in the list. Times are in milliseconds. */
export interface UnknownPeople {
  note(people: People, filter: LiveFilter, changes: DeliveryChanges): void
  /** True if the list should be read again now to get them. */
  needRead(now: number): boolean
  /** A read begins; people noted from now on wait for the next one. */
  beginRead(): void
  /** A read ended. If it was truncated or lacked those it was for, the next one waits. */
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
        // A position alone does not say which company it belongs to.
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
