import { bigint, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { json, moment, ref } from "./columns.ts"
import { users } from "./schema.ts"

/** A sign-in and the family of refresh tokens that came of it. Ended, none of its tokens opens anything. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
)

/** Refresh tokens by their SHA-256; the token itself is nowhere. */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    issuedAt: moment().notNull().defaultNow(),
    usedAt: moment(),
  },
  (t) => [index().on(t.sessionId)],
)

/**
 * Recent attempts, by the key they count against: an account from a network or a device, an account, a network, a
 * mailbox. `openAt`: the earliest time of the next attempt; for a rate, the time when its use has expired.
 */
export const loginAttempts = pgTable(
  "login_attempts",
  {
    key: text().primaryKey(),
    tried: bigint({ mode: "number" }).notNull(),
    lastAt: moment().notNull(),
    openAt: moment().notNull(),
    /** Time of the last sign-in to the account from here: people who guess from elsewhere do not lock it out here. */
    provenAt: moment(),
  },
  (t) => [index().on(t.lastAt)],
)

/** First answers to requests with an `Idempotency-Key`, kept a day. `userId` 0 is anyone not signed in. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: ref().notNull(),
    key: text().notNull(),
    call: text().notNull(),
    bodyHash: text().notNull(),
    answer: json().$type<unknown>(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index().on(t.createdAt)],
)
