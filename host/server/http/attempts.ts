import { createHash } from "node:crypto"
import { eq, sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { loginAttempts } from "../db/sessionSchema.ts"

/** Number of attempts that may fail before each next one has to wait twice as long, up to `maxWaitSeconds` seconds. */
export interface BackoffPolicy {
  readonly freeAttempts: number
  readonly maxWaitSeconds: number
}

/** Attempts allowed in a burst, and the number added each minute. */
export interface Rate {
  readonly burst: number
  readonly perMinute: number
}

/** Returns a key that discloses nothing about its subject. */
export const attemptKey = (...parts: ReadonlyArray<string>) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url")

const { key, tried, lastAt, openAt, provenAt } = loginAttempts

/**
 * Wall-clock time: a transaction's own time does not advance, so of two concurrent ones each would see the other in the
 * future.
 */
const moment = sql`clock_timestamp()`
const seconds = (count: number) => sql`${count}::float8 * interval '1 second'`
const isProven = sql<boolean>`coalesce(${provenAt} > now() - interval '30 days', false)`

/**
 * Result of an attempt: seconds to wait, 0 if it may be made; and true if the account was signed in to from this origin
 * before.
 */
export interface Admission {
  readonly wait: number
  readonly isProven: boolean
}

/** Counts one attempt, unless it comes too early. The count is written before the attempt is made. */
export const attempt = async (db: Database, of: string, policy: BackoffPolicy): Promise<Admission> => {
  const { freeAttempts, maxWaitSeconds } = policy
  const next = sql`case when ${lastAt} < ${moment} - interval '15 minutes' then 1 else ${tried} + 1 end`
  const wait = sql`case when ${next} < ${freeAttempts} then 0
    else least(${maxWaitSeconds}, power(2, least(${next} - ${freeAttempts}, 12))) end`
  const [admitted] = await db
    .insert(loginAttempts)
    .values({ key: of, tried: 1, lastAt: moment, openAt: moment })
    .onConflictDoUpdate({
      target: key,
      set: { tried: next, lastAt: moment, openAt: sql`${moment} + (${wait}) * interval '1 second'` },
      setWhere: sql`${openAt} <= ${moment}`,
    })
    .returning({ isProven })
  if (admitted) return { wait: 0, isProven: admitted.isProven }
  return { wait: await untilOpen(db, of, 0), isProven: false }
}

/** Takes one unit of a rate; returns the seconds to wait if none is left. */
export const consumeRate = async (db: Database, of: string, { burst, perMinute }: Rate): Promise<number> => {
  const step = 60 / perMinute
  const next = sql`greatest(${openAt}, ${moment}) + ${seconds(step)}`
  const consumed = await db
    .insert(loginAttempts)
    .values({ key: of, tried: 1, lastAt: moment, openAt: sql`${moment} + ${seconds(step)}` })
    .onConflictDoUpdate({
      target: key,
      set: { openAt: next, lastAt: moment, tried: sql`${tried} + 1` },
      setWhere: sql`${next} <= ${moment} + ${seconds(step * burst)}`,
    })
    .returning({ key })
  return consumed.length > 0 ? 0 : untilOpen(db, of, step * (burst - 1))
}

const untilOpen = async (db: Database, of: string, ahead: number) => {
  const secondsLeft = sql<number>`ceil(extract(epoch from ${openAt} - ${moment}) - ${ahead}::float8)::int`
  const [locked] = await db.select({ left: secondsLeft }).from(loginAttempts).where(eq(key, of))
  return Math.max(1, locked?.left ?? 1)
}

/** Gives back what `consumeRate` took, for an attempt that was not made or was right. */
export const returnRate = (db: Database, of: string, { perMinute }: Rate) =>
  db
    .update(loginAttempts)
    .set({ openAt: sql`${openAt} - ${seconds(60 / perMinute)}` })
    .where(eq(key, of))

/** Takes an attempt back that was not made after all. */
export const undoAttempt = (db: Database, of: string) =>
  db
    .update(loginAttempts)
    .set({ tried: sql`greatest(0, ${tried} - 1)`, openAt: moment })
    .where(eq(key, of))

/** The attempt was right: counting starts anew, and the account is known to be signed in to from there. */
export const prove = (db: Database, of: string) => {
  const values = { tried: 0, lastAt: moment, openAt: moment, provenAt: moment }
  return db
    .insert(loginAttempts)
    .values({ key: of, ...values })
    .onConflictDoUpdate({ target: key, set: values })
}

/** The account is known to be signed in to from there; what others tried there still counts. */
export const recognize = (db: Database, of: string) =>
  db
    .insert(loginAttempts)
    .values({ key: of, tried: 0, lastAt: moment, openAt: moment, provenAt: moment })
    .onConflictDoUpdate({ target: key, set: { provenAt: moment } })
