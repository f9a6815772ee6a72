import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import { useCallback, useEffect, useRef, useState } from "react"

/** A person's action: whether it runs, and the expected error it last ended in. */
export interface Task<E> {
  readonly busy: boolean
  readonly error: E | undefined
  /** Starts it; one that still runs is stopped first. */
  run(task: Effect.Effect<unknown, E>): void
  /** Forgets the error. */
  clear(): void
}

interface State<E> {
  readonly busy: boolean
  readonly error: E | undefined
}

const idle = { busy: false, error: undefined }

const settled = <E>(exit: Exit.Exit<unknown, E>): State<E> => {
  if (Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause)) return idle
  const error = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
  if (error === undefined) reportError(Cause.squash(exit.cause))
  return { busy: false, error }
}

/** Runs a panel's actions one at a time and keeps the last expected error. Reads stop on unmount, writes finish. */
export const useTask = <E>(): Task<E> => {
  const stop = useRef(() => {})
  const [state, setState] = useState<State<E>>(idle)
  useEffect(() => () => stop.current(), [])

  const run = useCallback((task: Effect.Effect<unknown, E>) => {
    stop.current()
    let current = true
    setState({ busy: true, error: undefined })
    const interrupt = Effect.runCallback(task, { onExit: (exit) => current && setState(settled(exit)) })
    stop.current = () => {
      current = false
      interrupt()
    }
  }, [])
  const clear = useCallback(() => setState(idle), [])
  return { ...state, run, clear }
}
