import { type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import { limits } from "../contract/limits.ts"
import { wait } from "./lightEffect.ts"

/** Availability of a client's API; background reads slow down while it does not answer. */
export interface Outage {
  /** Nobody answered the last call, or a gateway did in place of the service. */
  readonly isAway: ReadonlySignal<boolean>
  /**
   * True if a background read is allowed: always while the API answers, otherwise once per `limits.call.awayMs` for all
   * callers together.
   */
  mayPoll(): boolean
  learn(isAway: boolean): void
  /** Number of user actions waiting for the connection; they are lost when the session ends. */
  readonly waiting: ReadonlySignal<number>
  /** Counts one more until what it returns is called. */
  wait(): () => void
}

export const makeOutage = (): Outage => {
  const isAway = signal(false)
  const waiting = signal(0)
  let polledAt = 0
  return {
    isAway,
    mayPoll: () => {
      if (!isAway.peek()) return true
      if (performance.now() - polledAt < limits.call.awayMs) return false
      polledAt = performance.now()
      return true
    },
    learn: (now) => {
      if (now && !isAway.peek()) polledAt = performance.now()
      isAway.value = now
    },
    waiting,
    wait: () => {
      waiting.value += 1
      return () => void (waiting.value -= 1)
    },
  }
}

/** Calls back each time the API answers again; returns a function that stops it. */
export const onReturn = ({ isAway }: Outage, callBack: () => void): (() => void) => {
  let wasAway = isAway.peek()
  return isAway.subscribe((now) => {
    if (wasAway && !now) callBack()
    wasAway = now
  })
}

/** Waits so long, or until the API answers again. */
export const waitForReturn = (outage: Outage, ms: number): Effect.Effect<void> =>
  Effect.raceFirst(
    wait(ms),
    Effect.callback<void>((resume) => {
      const stop = onReturn(outage, () => resume(Effect.void))
      return Effect.sync(stop)
    }),
  )
