import type { NoticeTone } from "../notice/Notice.tsx"

/** Something to tell that has no place of its own on the page. */
export interface Message {
  /** `snackbar`: what one just did, at the foot. `toast`: what happened, in the corner. */
  readonly kind: "snackbar" | "toast"
  readonly tone?: NoticeTone | undefined
  readonly title: string
  readonly text?: string | undefined
  /** Milliseconds it stays; it waits while hovered or focused. */
  readonly lasts: number
  /** The name of the close button. */
  readonly closeLabel: string
  /** A way back, offered for the first `lasts` milliseconds with a line that runs out. */
  readonly undo?: { readonly label: string; readonly lasts: number; readonly onUndo: () => void } | undefined
}

/** A message in the queue. */
export interface QueuedMessage extends Message {
  readonly id: number
}

/** Where messages are put and from where a MessageRegion takes them. */
export interface Messages {
  readonly show: (message: Message) => number
  readonly close: (id: number) => void
  /** For `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void
  readonly list: () => readonly QueuedMessage[]
}

/** Makes an empty queue; one for each panel, or one for a whole app. */
export const createMessages = (): Messages => {
  const listeners = new Set<() => void>()
  let queued: readonly QueuedMessage[] = []
  let lastId = 0
  const put = (next: readonly QueuedMessage[]) => {
    queued = next
    for (const listener of listeners) listener()
  }
  return {
    show: (message) => {
      lastId += 1
      put([...queued, { ...message, id: lastId }])
      return lastId
    },
    close: (id) => put(queued.filter((message) => message.id !== id)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    list: () => queued,
  }
}
