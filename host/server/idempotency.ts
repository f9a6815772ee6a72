import { createHmac } from "node:crypto"
import { and, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { IdempotencyMismatch } from "../../src/contract/refusals.ts"
import { type Database, query, transaction } from "./db/database.ts"
import { idempotencyKeys } from "./db/sessionSchema.ts"

/** One request that must not be done twice. */
export interface Once {
  readonly userId: number
  readonly key: string
  /** All that says what was asked, but for the body: method, address and the company it was narrowed to. */
  readonly call: string
  readonly body: unknown
}

/** Hashes texts so that nobody without the secret can find out by guessing what was hashed. */
export type KeyedHash = (text: string) => string

/** The hash under a key of its own, made from the server's secret. */
export const keyedHash = (secret: string): KeyedHash => {
  const key = createHmac("sha256", secret).update("idempotency keys").digest()
  return (text) => createHmac("sha256", key).update(text).digest("base64url")
}

interface Form {
  readonly write: (value: never) => unknown
  readonly read: (value: unknown) => unknown
}

const sorted = (_: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

const here = ({ userId, key }: Once) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))

/**
 * Does `body` in a transaction, or, when the same request was done before, gives its answer again. The key is
 * taken in the same transaction: of two that come at once, the second waits for the first.
 */
export const doOnce = <A, E>(
  { db, hash }: { readonly db: Database; readonly hash: KeyedHash },
  once: Once,
  form: Form,
  body: (tx: Database) => Effect.Effect<A, E>,
): Effect.Effect<A, E | IdempotencyMismatch> =>
  transaction(
    db,
    Effect.fnUntraced(function* (tx: Database) {
      // A body may hold a password, which a plain hash would let anybody guess.
      const bodyHash = hash(JSON.stringify(once.body, sorted) ?? "")
      const { userId, key, call } = once
      const taken = yield* query(() =>
        tx
          .insert(idempotencyKeys)
          .values({ userId, key, call, bodyHash })
          .onConflictDoNothing()
          .returning({ key: idempotencyKeys.key }),
      )
      if (taken.length === 0) {
        const [first] = yield* query(() => tx.select().from(idempotencyKeys).where(here(once)))
        if (first?.call !== call || first.bodyHash !== bodyHash) return yield* new IdempotencyMismatch()
        return form.read(first.answer) as A
      }
      const done = yield* body(tx)
      yield* query(() =>
        tx
          .update(idempotencyKeys)
          .set({ answer: form.write(done as never) })
          .where(here(once)),
      )
      return done
    }),
  )
