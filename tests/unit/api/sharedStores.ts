import { memoryDrafts, type SessionStore, type Stored } from "../../../src/api/store.ts"

/** The stores of two tabs of one browser: what one writes, the other hears of. */
export const sharedStores = (): readonly [SessionStore, SessionStore] => {
  let stored: Stored | undefined
  const expiry = memoryDrafts()
  const listeners = [new Set<() => void>(), new Set<() => void>()] as const
  const store = (mine: Set<() => void>, others: Set<() => void>): SessionStore => {
    const put = (next: Stored | undefined) => {
      stored = next
      for (const listener of others) listener()
    }
    return {
      drafts: memoryDrafts(),
      expiry,
      read: () => stored,
      write: put,
      clear: () => put(undefined),
      onChange: (listener) => {
        mine.add(listener)
        return () => mine.delete(listener)
      },
    }
  }
  return [store(listeners[0], listeners[1]), store(listeners[1], listeners[0])]
}
