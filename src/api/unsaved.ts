import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals-core"
import type { Client } from "./client.ts"

const counts = new WeakMap<Client, Signal<number>>()

const countOf = (client: Client): Signal<number> => {
  const count = counts.get(client) ?? signal(0)
  counts.set(client, count)
  return count
}

/** Counts something typed in a panel of this client that would be lost with it; returns the way to stop. */
export const markUnsaved = (client: Client): (() => void) => {
  const count = countOf(client)
  count.value += 1
  return () => void (count.value -= 1)
}

/** True while something typed in a panel of this client would be lost, and no editor holds the host back by `onDirtyChange`. */
export const hasUnsaved = (client: Client): ReadonlySignal<boolean> => {
  const count = countOf(client)
  return computed(() => count.value > 0)
}
