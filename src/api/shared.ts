import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import type { Epoch } from "./epoch.ts"

/**
 * Runs one piece of work for every caller that arrives while it runs; it goes on when one of them stops waiting. It
 * starts synchronously, so that a caller that arrives during the start joins it too.
 */
export const shared = <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E> => {
  let running: Deferred.Deferred<A, E> | undefined
  return Effect.suspend(() => {
    if (running) return Deferred.await(running)
    const answer = (running = Deferred.makeUnsafe<A, E>())
    const reporting = Effect.onExit(work, (exit) =>
      Effect.sync(() => {
        running = undefined
        Deferred.doneUnsafe(answer, exit)
      }),
    )
    const begun = Effect.forkDetach(reporting, { startImmediately: true })
    return Effect.andThen(begun, Deferred.await(answer))
  })
}

/** The same within one epoch: callers never join work of a former epoch. */
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
