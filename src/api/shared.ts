import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import type { Epoch } from "./epoch.ts"

/**
 * Runs one piece of work for all who ask while it runs; it goes on when one of them stops waiting. It begins at once,
 * without the timer Effect gives a fiber: whoever asks while it does waits for the same.
 */
export const shared = <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E> => {
  let running: Deferred.Deferred<A, E> | undefined
  return Effect.suspend(() => {
    if (running) return Deferred.await(running)
    const answer = (running = Deferred.makeUnsafe<A, E>())
    const told = Effect.onExit(work, (exit) =>
      Effect.sync(() => {
        running = undefined
        Deferred.doneUnsafe(answer, exit)
      }),
    )
    const begun = Effect.forkDetach(told, { startImmediately: true })
    return Effect.andThen(begun, Deferred.await(answer))
  })
}

/** The same, anew in each epoch: nobody waits for what belongs to the one before. */
export const sharedWithin = <A, E>(
  epoch: Epoch,
  workBefore: (end: AbortSignal) => Effect.Effect<A, E>,
): Effect.Effect<A, E> => {
  let running: { readonly end: AbortSignal; readonly work: Effect.Effect<A, E> } | undefined
  return Effect.suspend(() => {
    const end = epoch.end()
    if (running?.end !== end) running = { end, work: shared(workBefore(end)) }
    return running.work
  })
}
