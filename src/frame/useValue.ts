import type { ReadonlySignal } from "@preact/signals-core"
import { useCallback, useSyncExternalStore } from "react"
import type { Session, SessionState } from "../api/session.ts"

const useSource = <A, B>(source: ReadonlySignal<A>, read: () => B, readAtServer: () => B): B => {
  const subscribe = useCallback((wake: () => void) => source.subscribe(wake), [source])
  return useSyncExternalStore(subscribe, read, readAtServer)
}

/** Reads a part of a signal in a component and re-renders when it changes. */
export const usePart = <A, B>(source: ReadonlySignal<A>, part: (value: A) => B): B => {
  const read = () => part(source.peek())
  return useSource(source, read, read)
}

const whole = <A>(value: A): A => value

/** Reads a signal in a component and re-renders when it changes. */
export const useValue = <A>(source: ReadonlySignal<A>): A => usePart(source, whole)

/** The state of a session; undefined on a server that cannot know it, and while a page hydrates what that rendered. */
export const useSessionState = ({ state, serverState }: Session): SessionState | undefined =>
  useSource<SessionState, SessionState | undefined>(
    state,
    () => state.peek(),
    () => serverState,
  )
