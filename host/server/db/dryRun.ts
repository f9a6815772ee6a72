import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { Database } from "./database.ts"

class TakenBack extends Error {}

/** Does all of `body` within a transaction, takes what it wrote back, and answers what it answered. */
export const dryRun = <A, E>(
  tx: Database,
  body: (tx: Database) => Effect.Effect<A, E>,
): Effect.Effect<A, E> =>
  Effect.promise(async (): Promise<Exit.Exit<A, E>> => {
    let exit: Exit.Exit<A, E> | undefined
    try {
      await tx.transaction(async (inner) => {
        exit = await Effect.runPromiseExit(body(inner))
        throw new TakenBack()
      })
    } catch (cause) {
      if (!(cause instanceof TakenBack)) throw cause
    }
    return exit!
  }).pipe(Effect.flatten)
