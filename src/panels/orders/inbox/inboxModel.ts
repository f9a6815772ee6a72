import { computed, createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import type { KeptDraft } from "../../../api/keptDraft.ts"
import type { OrderException } from "../../../contract/orders/orderExceptions.ts"
import type { BoardModel } from "../boardModel.ts"
import { caseKey, casesOf, type InboxCases, keepCases, noCases, type Postponed } from "./inboxCases.ts"

/** For how long something is put off, in minutes. */
export const postponeMinutes = 10

const minuteMs = 60_000

/** Orders waiting for a manager, and the ones they postponed. No React in here. */
export interface InboxModel {
  readonly cases: ReadonlySignal<InboxCases>
  /** The order that is looked at, by its key. */
  readonly current: ReadonlySignal<string | undefined>
  setCurrent(key: string | undefined): void
  /** Puts off an order for as long as it waits for the same. */
  postpone(key: string, exception: OrderException): void
  bringBack(key: string): void
}

/** Returns the orders postponed in this browser whose time is not over. */
const readPostponed = (read: unknown, now: number): Postponed =>
  Object.fromEntries(
    Object.entries(Object(read) as Readonly<Record<string, unknown>>).filter(
      (entry): entry is [string, number] => typeof entry[1] === "number" && entry[1] > now,
    ),
  )

const makeInboxModel = ({ all, filter, beat, now }: BoardModel, draft: KeptDraft): InboxModel => {
  const postponed = signal(readPostponed(draft.read(), now.peek()))
  const current = signal<string | undefined>(undefined)
  let last = noCases
  const save = (next: Postponed) => {
    postponed.value = readPostponed(next, now.peek())
    draft.write(postponed.peek())
  }
  return {
    cases: computed(
      () => (last = keepCases(last, casesOf(all.value, filter.value, beat.value, postponed.value))),
    ),
    current,
    setCurrent: (key) => void (current.value = key),
    postpone: (key, exception) =>
      save({
        ...postponed.peek(),
        [caseKey(key, exception)]: now.peek() + postponeMinutes * minuteMs,
      }),
    bringBack: (key) =>
      save(
        Object.fromEntries(Object.entries(postponed.peek()).filter(([name]) => !name.endsWith(` ${key}`))),
      ),
  }
}

export const InboxModel = createModel(makeInboxModel)
