import { isPresentBy } from "./body.ts"
import type { Resource } from "./resource.ts"
import { entryOf } from "../wire/entryOf.ts"

type ValueOf = (name: string) => unknown

/** The lists whose items are done one by one, with a moment the server writes. */
export const finishedLists = ({ fields }: Resource): ReadonlyArray<string> =>
  Object.entries(fields).flatMap(([name, { rules }]) => (rules.done === undefined ? [] : [name]))

/**
 * True if items of a list may be marked as done while a record has this status, because another status follows from
 * them.
 */
export const mayFinish = ({ status }: Resource, list: string, now: string): boolean =>
  status?.derived?.some(({ from, items }) => items?.[0] === list && from.includes(now)) ?? false

/** The statuses from which a record still goes on; undefined where it has none. */
export const openStatuses = ({ status }: Resource): ReadonlyArray<string> | undefined =>
  status && Object.keys(status.values).filter((name) => (entryOf(status.moves, name) ?? []).length > 0)

/** True if a record is still open. */
const isOpen = (resource: Resource, valueOf: ValueOf): boolean =>
  openStatuses(resource)?.includes(String(valueOf("status"))) ?? true

/** The values with which a record is over by itself once its `ending` is past; others go on. */
export const endingValues = ({ status, ending }: Resource): Readonly<Record<string, ReadonlyArray<string>>> =>
  status?.derived?.find(({ past, daysBefore }) => past === ending && daysBefore === undefined)?.when ?? {}

/** True if a record is still open and ends by itself once its `ending` is past. */
export const endsByItself = (resource: Resource, valueOf: ValueOf): boolean => {
  const when = endingValues(resource)
  const values = Object.fromEntries(Object.keys(when).map((name) => [name, valueOf(name)]))
  return isOpen(resource, valueOf) && isPresentBy(when, values)
}

/** True if a record is still in a status it should have left by now (`due`). */
export const isOverdue = ({ due }: Pick<Resource, "due">, valueOf: ValueOf, now = Date.now()): boolean =>
  due !== undefined &&
  due.while.includes(String(valueOf("status"))) &&
  Date.parse(String(valueOf(due.at))) < now

/** True if a record is open and has an item to be done, or waits for something else (`awaits`). */
export const isUndone = (resource: Resource, valueOf: ValueOf, awaits = false): boolean =>
  isOpen(resource, valueOf) &&
  (awaits ||
    finishedLists(resource).some((name) => {
      const items = (valueOf(name) ?? []) as ReadonlyArray<Readonly<Record<string, unknown>>>
      return items.some((item) => !entryOf(item, resource.fields[name]?.rules.done))
    }))
