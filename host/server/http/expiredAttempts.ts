import { and, isNull, lt, or, sql } from "drizzle-orm"
import type { Expiring } from "../db/expiring.ts"
import { loginAttempts } from "../db/sessionSchema.ts"

const { lastAt, provenAt } = loginAttempts

/** Sign-in attempts of long ago, and of longer ago from where somebody did sign in. */
export const expiredAttempts: Expiring = {
  table: loginAttempts,
  isOver: and(
    lt(lastAt, sql`now() - interval '24 hours'`),
    or(isNull(provenAt), lt(provenAt, sql`now() - interval '30 days'`)),
  )!,
}
