import * as Effect from "effect/Effect"

/*
 * Replacements for Effect's own `ignore`, `sleep`, `timeout` and `retry` without their dependencies: loggers, clocks
 * and duration arithmetic, 4 kB of every entry (docs/decisions/0208).
 */

/** Waits so many milliseconds, at most 24 days. */
export const wait = (ms: number): Effect.Effect<void> =>
  ms <= 0
    ? Effect.void
    : Effect.callback((resume) => {
        const timer = setTimeout(() => resume(Effect.void), ms)
        return Effect.sync(() => clearTimeout(timer))
      })

/** Interrupts what takes longer than so many milliseconds, and does something else instead. */
export const within =
  <B, F>(ms: number, orElse: () => Effect.Effect<B, F>) =>
  <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A | B, E | F> =>
    Effect.flatten(
      Effect.raceFirst(
        Effect.map(work, (answer): Effect.Effect<A | B, F> => Effect.succeed(answer)),
        Effect.map(wait(ms), orElse),
      ),
    )

/** Does something whose outcome nobody waits for; a failure is none. Defects stay. */
export const ignore = <A, E>(work: Effect.Effect<A, E>): Effect.Effect<void> =>
  Effect.match(work, { onFailure: () => {}, onSuccess: () => {} })
