import { and, eq, gt, isNull, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { ForeignCompany, Unauthenticated } from "../../../src/contract/wire/refusals.ts"
import type { CurrentUser } from "../../../src/contract/session/currentUser.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { AccessTokens } from "./accessTokens.ts"
import { type Database, query } from "../db/database.ts"
import { users } from "../db/schema.ts"
import { sessions } from "../db/sessionSchema.ts"
import { networkOf } from "../http/network.ts"
import { currentUserColumns, toCurrentUser } from "./userRows.ts"
import { companyWithin, type Reach } from "./reach.ts"

/** From where a request came. */
export interface Origin {
  /** Its network address. */
  readonly address: string
  /** Its `User-Agent` header. */
  readonly userAgent: string | undefined
}

/** The caller: their user, origin, reach and sign-in. */
export interface Caller {
  readonly from: Origin
  readonly user: CurrentUser
  readonly sessionId: string | undefined
  readonly reach: Reach
  /** The caller's reach without a `Company` header. */
  readonly membership: Reach
}

type KnownCaller = Omit<Caller, "from">

/** Anyone, before they signed in. */
export const nobody: KnownCaller = {
  user: {
    id: 0,
    username: "",
    email: "",
    fullname: "",
    roles: [],
    permissions: [],
    isRoot: false,
    isApplication: false,
    franchises: [],
  },
  sessionId: undefined,
  reach: { kind: "none" },
  membership: { kind: "none" },
}

/** A request's headers, each with every value it came with. */
export type Headers = NodeJS.Dict<Array<string>>

const maxHeaderChars = 4096

const bearerOf = (headers: Headers): string | undefined => {
  const headerValue = headers["authorization"] ?? []
  const [only = ""] = headerValue
  if (headerValue.length !== 1 || only.length > maxHeaderChars) return undefined
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(only)?.[1]
}

interface Owner {
  readonly applicationId: number | null
  readonly franchiseId: number | null
  readonly companyId: number | null
}

const ownerColumns = {
  applicationId: users.applicationId,
  franchiseId: users.franchiseId,
  companyId: users.companyId,
}

const reachOf = (user: Numbered<CurrentUser>, { applicationId, franchiseId, companyId }: Owner): Reach => {
  if (user.isRoot) return { kind: "all" }
  if (user.isApplication && applicationId !== null) return { kind: "application", application: applicationId }
  if (user.franchises.length > 0)
    return { kind: "franchise", application: applicationId, franchises: user.franchises.map(({ id }) => id) }
  if (companyId !== null && applicationId !== null)
    return { kind: "company", application: applicationId, franchise: franchiseId, company: companyId }
  return { kind: "none" }
}

/** Reads the user of a session. Planning the query takes longer than running it, so PostgreSQL should keep the plan. */
const prepareSession = (db: Database) =>
  db
    .select({
      user: currentUserColumns,
      owner: ownerColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder("sessionId")),
        eq(users.id, sql.placeholder("userId")),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql`now()`),
        isNull(users.disabledAt),
      ),
    )
    .prepare("session")

const prepared = new WeakMap<Database, ReturnType<typeof prepareSession>>()

const readCaller = async (db: Database, sessionId: string, userId: number) => {
  const session = prepared.get(db) ?? prepareSession(db)
  prepared.set(db, session)
  const [row] = await session.execute({ sessionId, userId })
  if (!row) return undefined
  const user = toCurrentUser(row.user)
  const reach = reachOf(user, row.owner)
  return { user, sessionId, reach, membership: reach }
}

/** A user who is not blocked, and how far they reach. */
export const readMember = async (db: Database, id: number) => {
  const [row] = await db
    .select({ user: currentUserColumns, owner: ownerColumns })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.disabledAt)))
  if (!row) return undefined
  const user = toCurrentUser(row.user)
  return { user, reach: reachOf(user, row.owner) }
}

/** Narrows the reach to the company of a `Company` header: one whole number, of a company within reach. */
const narrow = Effect.fnUntraced(function* (db: Database, caller: KnownCaller, headers: Headers) {
  const companyHeader = headers["company"]
  if (companyHeader === undefined) return caller
  const [only = ""] = companyHeader
  if (companyHeader.length !== 1 || !/^[1-9]\d{0,14}$/.test(only)) return yield* new ForeignCompany()
  const reach = yield* query(() => companyWithin(caller.reach, Number(only), db))
  return reach ? { ...caller, reach } : yield* new ForeignCompany()
})

/** Returns the key of a request's queue: the user in its genuine token, else its address (IPv6: its /64). */
export const turnOf = async (tokens: AccessTokens, headers: Headers, address: string): Promise<string> => {
  const token = bearerOf(headers)
  const claims = token === undefined ? undefined : await tokens.read(token)
  if (claims) return `user ${claims.userId}`
  return `address ${networkOf(address)}`
}

/** Identifies the caller. The session is looked up on every call, so ending it takes effect immediately. */
export const identify = Effect.fn("caller.identify")(function* (
  db: Database,
  tokens: AccessTokens,
  headers: Headers,
) {
  const token = bearerOf(headers)
  const claims = token === undefined ? undefined : yield* Effect.promise(() => tokens.read(token))
  const caller = claims && (yield* query(() => readCaller(db, claims.sessionId, claims.userId)))
  if (!caller) return yield* new Unauthenticated()
  return yield* narrow(db, caller, headers)
})
