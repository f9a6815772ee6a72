import type { ReadonlySignal } from "@preact/signals-core"
import { useCallback, useSyncExternalStore } from "react"

/** Reads a part of a signal in a component and re-renders when it changes. */
export const usePart = <A, B>(source: ReadonlySignal<A>, part: (value: A) => B): B => {
  const subscribe = useCallback((wake: () => void) => source.subscribe(wake), [source])
  const read = () => part(source.peek())
  return useSyncExternalStore(subscribe, read, read)
}

const whole = <A>(value: A): A => value

/** Reads a signal in a component and re-renders when it changes. */
export const useValue = <A>(source: ReadonlySignal<A>): A => usePart(source, whole)
