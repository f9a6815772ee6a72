import type { NoticeTone } from "../notice/Notice.tsx"

/** A message that belongs to no particular place on the page. */
export interface Message {
  /** `snackbar`: what the user just did, at the bottom. `toast`: what happened, in the corner. */
  readonly kind: "snackbar" | "toast"
  readonly tone?: NoticeTone | undefined
  readonly title: string
  readonly text?: string | undefined
  /** Display time in milliseconds; paused while hovered or focused. */
  readonly durationMs: number
  /** The name of the close button. */
  readonly closeLabel: string
  /** Offers to undo for its first `durationMs`, with a bar that shows the time left. */
  readonly undo?:
    | { readonly label: string; readonly durationMs: number; readonly onUndo: () => void }
    | undefined
}

/** A message in the queue. */
export interface QueuedMessage extends Message {
  readonly id: number
}

/** The messages waiting to be shown by a MessageRegion. */
export interface MessageQueue {
  readonly show: (message: Message) => number
  readonly close: (id: number) => void
  /** For `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void
  readonly list: () => readonly QueuedMessage[]
}

/** Creates an empty queue, for one panel or for a whole app. */
export const createMessageQueue = (): MessageQueue => {
  const listeners = new Set<() => void>()
  let queued: readonly QueuedMessage[] = []
  let lastId = 0
  const setQueue = (next: readonly QueuedMessage[]) => {
    queued = next
    for (const listener of listeners) listener()
  }
  return {
    show: (message) => {
      lastId += 1
      setQueue([...queued, { ...message, id: lastId }])
      return lastId
    },
    close: (id) => setQueue(queued.filter((message) => message.id !== id)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    list: () => queued,
  }
}
