import { DrizzleQueryError } from "drizzle-orm/errors"
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { DatabaseAway } from "./databaseAway.ts"
import type * as schema from "./schema.ts"

/** Answers of both drivers to a statement in SQL; its caller gives the type of the rows. */
interface Answers extends PgQueryResultHKT {
  readonly type: RowsOf<this["row"]>
}
interface RowsOf<T> {
  readonly rows: ReadonlyArray<T>
}

/** The database or a transaction in it; the embedded one and PostgreSQL are used alike. */
export type Database = PgDatabase<Answers, typeof schema>

/** Runs statements. A failure is a defect: `serve` tells an absent database from a bug. */
export const query = <A>(run: () => PromiseLike<A>): Effect.Effect<A> =>
  Effect.promise(async () => await run())

class RolledBack<E> extends Error {
  override readonly cause: Cause.Cause<E>

  constructor(cause: Cause.Cause<E>) {
    super("rolled back")
    this.cause = cause
  }
}

/** Does all of `body` or, when it fails, nothing. Wait for nothing but the database in there. */
export const transaction = <A, E>(
  db: Database,
  body: (tx: Database) => Effect.Effect<A, E>,
): Effect.Effect<A, E> =>
  Effect.promise(async (): Promise<Effect.Effect<A, E>> => {
    try {
      const result = await db.transaction(async (tx) => {
        const exit = await Effect.runPromiseExit(body(tx))
        if (Exit.isFailure(exit)) throw new RolledBack(exit.cause)
        return exit.value
      })
      return Effect.succeed(result)
    } catch (cause) {
      if (cause instanceof RolledBack) return Effect.failCause(cause.cause as Cause.Cause<E>)
      throw cause
    }
  }).pipe(Effect.flatten)

/** Returns PostgreSQL's five-letter error code and the constraint, however deep the error is wrapped. */
export const databaseError = (cause: unknown): { code?: string; constraint?: string } => {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if ("code" in error && typeof error.code === "string")
      return error as { code: string; constraint?: string }
  }
  return {}
}

/**
 * Codes of PostgreSQL: connection (08), read-only standby (25006), transaction cut for idling (25P03, 25P04), refused
 * (28, 3D), clash or deadlock (40), too busy (53), lock timeout (55), shutting down or statement timeout (57).
 */
const awayCode = /^(08|25006|25P0[34]|28|3D|40|53|55|57)/
const networkCode = /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOST|ENET)/

/** The driver says with a plain error without a code that its connection is lost or does not answer in time. */
const isDriverError = (error: DrizzleQueryError) =>
  error.cause?.constructor === Error && !("code" in error.cause)

/** True when a statement failed because the database is away or too busy: the same one may succeed later. */
export const isAway = (cause: unknown): boolean => {
  const { code = "" } = databaseError(cause)
  if (awayCode.test(code) || networkCode.test(code)) return true
  for (let error = cause; error instanceof Error; error = error.cause) {
    if (error instanceof DatabaseAway || (error instanceof DrizzleQueryError && isDriverError(error)))
      return true
  }
  return false
}

/** Turns a broken constraint into the refusal it stands for. */
export const refuseOn =
  <X>(constraints: Readonly<Record<string, () => X>>) =>
  <A, E>(effect: Effect.Effect<A, E>): Effect.Effect<A, E | X> =>
    Effect.catchCause(effect, (cause): Effect.Effect<A, E | X> => {
      const broken = databaseError(Cause.squash(cause)).constraint
      const refusal = broken === undefined ? undefined : constraints[broken]
      return refusal ? Effect.fail(refusal()) : Effect.failCause(cause)
    })
