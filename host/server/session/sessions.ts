import { createHash, randomBytes, randomUUID } from "node:crypto"
import { and, eq, isNull, ne, sql } from "drizzle-orm"
import { limits } from "../../../src/contract/limits.ts"
import type { Origin } from "../access/caller.ts"
import { noteSession } from "../audit/auditSessions.ts"
import type { Database } from "../db/database.ts"
import { users } from "../db/schema.ts"
import { asCount, settingOfUser } from "../platformSettings/effective.ts"
import { refreshTokens, sessions } from "../db/sessionSchema.ts"

const token = limits.token
const seconds = (count: number) => sql`${count}::int * interval '1 second'`
/** SQL for the end of an unused session. */
const endFor = (userId: number) =>
  sql`now() + ${asCount(settingOfUser("security.sessionDays", userId))} * interval '1 day'`
const hashOf = (refreshToken: string) => createHash("sha256").update(refreshToken).digest("base64url")

const issue = async (db: Database, sessionId: string) => {
  const refreshToken = randomBytes(32).toString("base64url")
  await db.insert(refreshTokens).values({ hash: hashOf(refreshToken), sessionId })
  return refreshToken
}

/** Begins a session, which is also the family of the refresh tokens that follow. */
export const beginSession = (db: Database, userId: number, from: Origin) =>
  db.transaction(async (tx) => {
    const sessionId = randomUUID()
    await tx.insert(sessions).values({ id: sessionId, userId, expiresAt: endFor(userId) })
    await noteSession(tx, { action: "LOGIN", userId, from })
    return { userId, sessionId, refreshToken: await issue(tx, sessionId) }
  })

const findToken = async (db: Database, refreshToken: string) => {
  const [found] = await db
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      fresh: sql<boolean>`${refreshTokens.usedAt} is null`,
      graced: sql<boolean>`${refreshTokens.usedAt} > now() - ${seconds(token.reuseGraceSeconds)}`,
      open: sql<boolean>`${sessions.endedAt} is null and ${sessions.expiresAt} > now() and ${users.disabledAt} is null`,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(refreshTokens.hash, hashOf(refreshToken)))
    .for("update", { of: refreshTokens })
  return found?.open ? found : undefined
}

/**
 * Exchanges a refresh token for the next of its family. Used again within the grace (tabs that refresh at the
 * same time) it still answers; after that somebody stole it, and the whole family ends.
 */
export const renewSession = (db: Database, refreshToken: string) =>
  db.transaction(async (tx) => {
    const found = await findToken(tx, refreshToken)
    if (!found) return undefined
    const { userId, sessionId } = found
    if (!found.fresh && !found.graced) {
      await endSession(tx, sessionId)
      return undefined
    }
    const hash = hashOf(refreshToken)
    if (found.fresh) {
      await tx
        .update(refreshTokens)
        .set({ usedAt: sql`now()` })
        .where(eq(refreshTokens.hash, hash))
      await tx
        .update(sessions)
        .set({ expiresAt: endFor(userId) })
        .where(eq(sessions.id, sessionId))
    }
    return { userId, sessionId, refreshToken: await issue(tx, sessionId) }
  })

const endSession = (db: Database, sessionId: string) =>
  db
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(eq(sessions.id, sessionId))

/** Ends the session a refresh token belongs to, if there is one. */
export const endSessionOf = (db: Database, refreshToken: string, from: Origin) =>
  db.transaction(async (tx) => {
    const found = await findToken(tx, refreshToken)
    if (!found) return
    await endSession(tx, found.sessionId)
    await noteSession(tx, { action: "LOGOUT", userId: found.userId, from })
  })

/** Ends every session of a user but, when given, one. */
export const endSessionsOf = (db: Database, userId: number, but?: string) =>
  db
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        but === undefined ? undefined : ne(sessions.id, but),
      ),
    )
