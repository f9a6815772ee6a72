import * as Effect from "effect/Effect"
import { TooManyRequests } from "../../../src/contract/wire/refusals.ts"

/** How many calls of one caller run at once, and how many more wait. */
export interface CallLimits {
  readonly running: number
  readonly waiting: number
}

/** Two calls of a caller keep the database busy without keeping others from it; a page rarely sends a dozen. */
export const callLimits: CallLimits = { running: 2, waiting: 600 }

/** Files of a caller that are received at once, and how many more may wait. */
export const receivingLimits: CallLimits = { running: 2, waiting: 20 }

/** Seconds until a refused caller may come back: what waits is done by then. */
const retryAfter = 1

interface Line {
  running: number
  readonly waiting: Array<() => void>
}

/** Runs calls, those of each caller a few at a time; refuses a caller who has too many waiting. */
export type CallTurns = <A, E, R>(
  caller: string,
  call: Effect.Effect<A, E, R>,
) => Effect.Effect<A, E | TooManyRequests, R>

/** The turns of one process. */
export const callTurns = ({ running, waiting }: CallLimits): CallTurns => {
  const lines = new Map<string, Line>()
  const enter = (caller: string) =>
    Effect.suspend(() => {
      const line = lines.get(caller) ?? { running: 0, waiting: [] }
      lines.set(caller, line)
      if (line.running < running) {
        line.running += 1
        return Effect.void
      }
      if (line.waiting.length >= waiting) return Effect.fail(new TooManyRequests({ retryAfter }))
      return Effect.promise(() => new Promise<void>((resolve) => line.waiting.push(resolve)))
    })
  const leave = (caller: string) => {
    const line = lines.get(caller)
    const next = line?.waiting.shift()
    if (next) return next()
    if (line && --line.running === 0) lines.delete(caller)
  }
  return (caller, call) =>
    Effect.andThen(
      enter(caller),
      Effect.ensuring(
        call,
        Effect.sync(() => leave(caller)),
      ),
    )
}
