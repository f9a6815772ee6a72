import { createHash } from "node:crypto"
import { eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { TooManyRequests } from "../../src/contract/refusals.ts"
import { type Database, query } from "./db/database.ts"
import { loginAttempts } from "./db/sessionSchema.ts"

/** How many sign-ins may fail before each next one has to wait twice as long, up to `longest` seconds. */
export interface Patience {
  readonly free: number
  readonly longest: number
}

/** By account and address together, and by address alone. Never by account alone: that would lock its owner out. */
export interface Throttling {
  readonly pair: Patience
  readonly address: Patience
}

/** About 20 guesses at one account in ten minutes, about 110 from one address. */
export const throttling: Throttling = {
  pair: { free: 10, longest: 300 },
  address: { free: 100, longest: 60 },
}

const keyOf = (...parts: ReadonlyArray<string>) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url")

/** The clock on the wall: a transaction's own stands still, and two at once would find each other in the future. */
const moment = sql`clock_timestamp()`

/** Counts one attempt, unless it comes too early: then it says in how many seconds not any more. */
const attempt = async (db: Database, key: string, { free, longest }: Patience): Promise<number> => {
  const { tried, lastAt, openAt } = loginAttempts
  const next = sql`case when ${lastAt} < ${moment} - interval '15 minutes' then 1 else ${tried} + 1 end`
  const wait = sql`case when ${next} < ${free} then 0
    else least(${longest}, power(2, least(${next} - ${free}, 12))) end`
  const counted = await db
    .insert(loginAttempts)
    .values({ key, tried: 1, lastAt: moment, openAt: moment })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: { tried: next, lastAt: moment, openAt: sql`${moment} + (${wait}) * interval '1 second'` },
      setWhere: sql`${openAt} <= ${moment}`,
    })
    .returning({ key: loginAttempts.key })
  if (counted.length > 0) return 0
  const [held] = await db
    .select({ seconds: sql<number>`ceil(extract(epoch from ${openAt} - ${moment}))::int` })
    .from(loginAttempts)
    .where(eq(loginAttempts.key, key))
  return Math.max(1, held?.seconds ?? 1)
}

/** Lets a sign-in be tried or says how long to wait; the count is written before the password is looked at. */
export const admitLogin = Effect.fn("throttle.admit")(function* (
  db: Database,
  of: { readonly email: string; readonly address: string },
  patience: Throttling,
) {
  const pair = keyOf(of.email.toLowerCase(), of.address)
  const address = keyOf(of.address)
  const wait = yield* query(
    async () => (await attempt(db, pair, patience.pair)) || (await attempt(db, address, patience.address)),
  )
  if (wait > 0) return yield* new TooManyRequests({ retryAfter: wait })
  /** To be called when the sign-in succeeded: the account's count starts anew, the address gets this one back. */
  return query(async () => {
    await db.delete(loginAttempts).where(eq(loginAttempts.key, pair))
    await db
      .update(loginAttempts)
      .set({ tried: sql`greatest(0, ${loginAttempts.tried} - 1)` })
      .where(eq(loginAttempts.key, address))
  })
})
