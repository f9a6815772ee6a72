import { lt, or, sql } from "drizzle-orm"
import { deliveryRemovals } from "./db/deliverySchema.ts"
import type { Store } from "./db/open.ts"
import { heldUsernames, idempotencyKeys, loginAttempts, sessions } from "./db/sessionSchema.ts"

const hour = 3_600_000

/** Removes what has had its time. Several processes may do it at once. */
const sweep = async ({ db, embedded }: Store): Promise<void> => {
  const dayAgo = sql`now() - interval '24 hours'`
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, dayAgo))
  await db.delete(loginAttempts).where(lt(loginAttempts.lastAt, dayAgo))
  await db.delete(sessions).where(or(lt(sessions.expiresAt, sql`now()`), lt(sessions.endedAt, dayAgo)))
  await db.delete(heldUsernames).where(lt(heldUsernames.heldAt, sql`now() - interval '30 days'`))
  await db.delete(deliveryRemovals).where(lt(deliveryRemovals.at, dayAgo))
  // PostgreSQL tidies up after itself; the embedded one has nobody who does.
  if (embedded) await db.execute(sql`vacuum analyze`)
}

/** Sweeps every hour until told to stop. */
export const startSweeping = (store: Store, onError: (cause: unknown) => void): (() => void) => {
  const timer = setInterval(() => void sweep(store).catch(onError), hour)
  timer.unref()
  return () => clearInterval(timer)
}
