import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"

/** Runs one piece of work for all who ask while it runs; it goes on when one of them stops waiting. */
export const shared = <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E> => {
  let running: Fiber.Fiber<A, E> | undefined
  return Effect.gen(function* () {
    if (!running || running.pollUnsafe()) running = yield* Effect.forkDetach(work, { startImmediately: true })
    return yield* Fiber.join(running)
  })
}
