import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"
import { TooManyRequests } from "../../../src/contract/wire/refusals.ts"

/** Calls of one caller that run in parallel, and those that may wait. */
export interface CallLimits {
  readonly running: number
  readonly waiting: number
}

/** Two calls of a caller keep the database busy without keeping others from it; a page rarely sends a dozen. */
export const callLimits: CallLimits = { running: 2, waiting: 600 }

/** Files of a caller that are received at once, and how many more may wait. */
export const receivingLimits: CallLimits = { running: 2, waiting: 20 }

/** Registrations from one address: of a flood most are refused before anything is read of them. */
export const registeringLimits: CallLimits = { running: 1, waiting: 63 }

/** Seconds until a refused caller may come back: what waits is done by then. */
const retryAfterSeconds = 1

interface Line {
  /** Calls that run or wait. */
  calls: number
  readonly places: Semaphore.Semaphore
}

/** Runs calls, those of each caller a few at a time; refuses a caller who has too many waiting. */
export type CallTurns = <A, E, R>(
  caller: string,
  call: Effect.Effect<A, E, R>,
) => Effect.Effect<A, E | TooManyRequests, R>

/** The turns of one process. */
export const callTurns = ({ running, waiting }: CallLimits): CallTurns => {
  const lines = new Map<string, Line>()
  const enter = (caller: string) => {
    const line = lines.get(caller) ?? { calls: 0, places: Semaphore.makeUnsafe(running) }
    lines.set(caller, line)
    line.calls += 1
    const leave = Effect.sync(() => --line.calls === 0 && lines.delete(caller))
    return { line, leave }
  }
  const isFull = (caller: string) => (lines.get(caller)?.calls ?? 0) >= running + waiting
  const run: CallTurns = (caller, call) =>
    Effect.uninterruptibleMask((restore) => {
      const { line, leave } = enter(caller)
      return Effect.ensuring(restore(Semaphore.withPermit(line.places, call)), leave)
    })
  const refused = Effect.fail(new TooManyRequests({ retryAfter: retryAfterSeconds }))
  return (caller, call) => Effect.suspend(() => (isFull(caller) ? refused : run(caller, call)))
}
