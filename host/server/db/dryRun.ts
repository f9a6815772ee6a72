import * as Effect from "effect/Effect"
import { type Database, transaction } from "./database.ts"

/** Does all of `body` within a transaction, takes what it wrote back, and answers what it answered. */
export const dryRun = <A, E>(
  tx: Database,
  body: (tx: Database) => Effect.Effect<A, E>,
): Effect.Effect<A, E> =>
  // A transaction that fails is rolled back: its failure is how the body ended.
  transaction(tx, (inner) => Effect.flatMap(Effect.exit(body(inner)), Effect.fail)).pipe(
    Effect.flip,
    Effect.flatten,
  )
