import { createHmac } from "node:crypto"
import { and, eq, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { AnswerForgotten, IdempotencyMismatch } from "../../../src/contract/wire/refusals.ts"
import { type Database, query, transaction } from "../db/database.ts"
import { companies, franchises, users } from "../db/schema.ts"
import { idempotencyKeys } from "../db/sessionSchema.ts"

/** A request that must not take effect twice. */
export interface IdempotentRequest {
  readonly userId: number
  readonly key: string
  /** Identity of the request besides its body: method, URL and company. */
  readonly call: string
  readonly body: unknown
}

/** Hashes a text with a secret key, so that nobody without the key can find the text by guessing. */
export type KeyedHash = (text: string) => string

/** A keyed hash whose key is derived from the server's secret. */
export const keyedHash = (secret: string): KeyedHash => {
  const key = createHmac("sha256", secret).update("idempotency keys").digest()
  return (text) => createHmac("sha256", key).update(text).digest("base64url")
}

interface AnswerCodec {
  readonly encode: (value: never) => unknown
  readonly decode: (value: unknown) => unknown
}

const sortKeys = (_: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

const matchesKey = ({ userId, key }: IdempotentRequest) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))

const { call: calledAs, answer: answered } = idempotencyKeys

/**
 * SQL for the users who may write in an application: its own, those of its franchises and companies, and those who
 * belong to none.
 */
const writersIn = (application: number): SQL =>
  sql`(select ${users.id} from ${users}
    left join ${franchises} on ${franchises.id} = ${users.franchiseId}
    left join ${companies} on ${companies.id} = ${users.companyId}
    where coalesce(${users.applicationId}, ${franchises.applicationId}, ${companies.applicationId}, ${application})
      = ${application})`

/** The calls that created some records of a list, named them in their path, or were about many of their application. */
export const callsAbout = (
  { path }: Pick<Resource, "path">,
  { ids, application }: { readonly ids: ReadonlyArray<number>; readonly application: number },
): SQL =>
  sql`(${calledAs} ~ ${`^POST ${path}/(${ids.join("|")})[/? ]`}
    or (${calledAs} ~ ${`^POST ${path}/[A-Za-z]+[/? ]`} and ${idempotencyKeys.userId} in ${writersIn(application)})
    or (${calledAs} like ${`POST ${path} %`} and ${answered} ->> '_id' in ${ids.map(String)}))`

/** Replaces a body's hash once the answer of the call may no longer be read. */
const forgotten = ""

/**
 * Erases the bodies and answers of calls. The keys stay, so that a repeated call is refused rather than executed again.
 */
export const forgetCalls = async (tx: Database, about: SQL | undefined): Promise<void> => {
  await tx.update(idempotencyKeys).set({ bodyHash: forgotten, answer: null }).where(about)
}

/**
 * Runs `work` in a transaction, or returns the stored answer if the same request was completed before. The key is
 * inserted in the same transaction, so of two concurrent requests the second waits for the first.
 */
export const runOnce = <A, E>(
  { db, hash }: { readonly db: Database; readonly hash: KeyedHash },
  request: IdempotentRequest,
  codec: AnswerCodec,
  work: (tx: Database) => Effect.Effect<A, E>,
): Effect.Effect<A, E | AnswerForgotten | IdempotencyMismatch> =>
  transaction(
    db,
    Effect.fnUntraced(function* (tx: Database) {
      // A body may hold a password, which a plain hash would let anybody guess.
      const bodyHash = hash(JSON.stringify(request.body, sortKeys) ?? "")
      const { userId, key, call } = request
      const inserted = yield* query(() =>
        tx
          .insert(idempotencyKeys)
          .values({ userId, key, call, bodyHash })
          .onConflictDoNothing()
          .returning({ key: idempotencyKeys.key }),
      )
      if (inserted.length === 0) {
        const [earlier] = yield* query(() => tx.select().from(idempotencyKeys).where(matchesKey(request)))
        if (earlier?.call !== call) return yield* new IdempotencyMismatch()
        if (earlier.bodyHash === forgotten) return yield* new AnswerForgotten()
        if (earlier.bodyHash !== bodyHash) return yield* new IdempotencyMismatch()
        return codec.decode(earlier.answer) as A
      }
      const answer = yield* work(tx)
      yield* query(() =>
        tx
          .update(idempotencyKeys)
          .set({ answer: codec.encode(answer as never) })
          .where(matchesKey(request)),
      )
      return answer
    }),
  )
