import type { ReadonlySignal } from "@preact/signals-core"
import { useCallback, useSyncExternalStore } from "react"

/** Reads a signal in a component and re-renders when it changes. */
export const useValue = <A>(source: ReadonlySignal<A>): A => {
  const subscribe = useCallback((wake: () => void) => source.subscribe(wake), [source])
  const read = () => source.peek()
  return useSyncExternalStore(subscribe, read, read)
}
