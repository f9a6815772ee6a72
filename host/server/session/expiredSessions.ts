import { lt, or, sql } from "drizzle-orm"
import { passwordResets, registrations } from "../db/accountSchema.ts"
import type { Expiring } from "../db/expiring.ts"
import { sessions } from "../db/sessionSchema.ts"

const dayAgo = sql`now() - interval '24 hours'`

/** Registrations nobody confirmed, links to new passwords, and sessions that ended. */
export const expiredSessions: ReadonlyArray<Expiring> = [
  { table: registrations, isOver: lt(registrations.createdAt, dayAgo) },
  { table: passwordResets, isOver: lt(passwordResets.expiresAt, sql`now()`) },
  { table: sessions, isOver: or(lt(sessions.expiresAt, sql`now()`), lt(sessions.endedAt, dayAgo))! },
]
