import { and, eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { accounts } from "../../../src/contract/session/accounts.ts"
import type { Locale } from "../../../src/contract/limits.ts"
import { InvalidLogin, type session, SessionEnded } from "../../../src/contract/session/session.ts"
import type { Caller, Origin } from "../access/caller.ts"
import { noteSession } from "../audit/auditSessions.ts"
import { readAccessFacts } from "../access/accessFacts.ts"
import { type Database, query } from "../db/database.ts"
import { users } from "../db/schema.ts"
import type { Claim } from "../http/fairQueue.ts"
import type { HandlersOf } from "../calls/handler.ts"
import type { SessionServices } from "./sessionServices.ts"
import { networkOf } from "../http/network.ts"
import { passwordResetHandlers } from "./passwordReset.ts"
import { readCurrentUser } from "../access/userRows.ts"
import { registrationHandlers } from "./registration.ts"
import { beginSession, endSessionOf, renewSession } from "./sessions.ts"
import { accountOf, admitLogin, type Approach } from "../http/throttle.ts"

interface SignIn {
  readonly body: { readonly email: string; readonly password: string; readonly device?: string }
  readonly address: string
  readonly caller: Caller
  readonly requestedLanguage: Locale | undefined
}

/** Accounts and networks with a successful sign-in in this process: they are served before strangers. */
const recentPlaces = () => {
  const places = new Set<string>()
  const nameOf = ({ account, network }: Approach) => `${account} ${network}`
  return {
    has: (from: Approach) => places.has(nameOf(from)),
    add: (from: Approach) => {
      places.add(nameOf(from))
      const [oldest] = places
      if (places.size > 10_000 && oldest !== undefined) places.delete(oldest)
    },
  }
}

const secretOf = async (db: Database, email: string) => {
  const [found] = await db
    .select({
      id: users.id,
      hash: sql<string | null>`case when ${users.disabledAt} is null then ${users.passwordHash} end`,
    })
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
  return found
}

/** Keeps what somebody reads the panel in, if it is another language than before. */
const noteLanguage = (db: Database, userId: number, language: Locale) =>
  query(() =>
    db
      .update(users)
      .set({ language })
      .where(and(eq(users.id, userId), sql`${users.language} is distinct from ${language}`)),
  )

const enter = Effect.fnUntraced(function* (
  { db, tokens }: SessionServices,
  userId: number,
  { caller, requestedLanguage: language }: Pick<SignIn, "caller" | "requestedLanguage">,
) {
  if (language) yield* noteLanguage(db, userId, language)
  const begun = yield* query(() => beginSession(db, userId, caller.from))
  const accessToken = yield* query(() => tokens.issue(begun))
  const user = yield* query(() => readCurrentUser(db, userId))
  return { user: { ...user }, accessToken, refreshToken: begun.refreshToken }
})

/** Records a refused sign-in once it is answered: the answer must not take longer for an account there is. */
const noteRefused = (db: Database, userId: number, from: Origin) =>
  query(() => noteSession(db, { action: "LOGIN_REFUSED", userId, from })).pipe(
    Effect.ignoreCause,
    Effect.forkDetach,
  )

/** An unknown address, a wrong password and a disabled user take the same time and get the same answer. */
const check = Effect.fn("session.check")(function* (
  { db, passwords, throttling }: SessionServices,
  { body: { email, password }, caller }: Pick<SignIn, "body" | "caller">,
  from: Approach,
) {
  const succeed = yield* admitLogin(db, from, throttling)
  const found = yield* query(() => secretOf(db, email))
  const right = yield* passwords.verify(password, found?.hash)
  if (found && !right) yield* noteRefused(db, found.id, caller.from)
  if (!found || !right) return yield* new InvalidLogin({ code: 401 })
  yield* succeed
  return found.id
})

const signIn = (services: SessionServices) => {
  const { devices, turn } = services
  const places = recentPlaces()
  const claimOf = (from: Approach): Claim => {
    const { account, network, device } = from
    if (device !== undefined) return { rank: "known", path: [account, device] }
    if (places.has(from)) return { rank: "known", path: [account, network] }
    return { rank: "signIn", path: [network, account] }
  }
  return Effect.fn("session.login")(function* ({ body, address, caller, requestedLanguage }: SignIn) {
    const account = accountOf(body.email)
    const device = yield* query(() => devices.read(body.device))
    const known = device?.accounts.includes(account) ? device.id : undefined
    const from = { account, network: networkOf(address), device: known }
    const begun = yield* turn(
      claimOf(from),
      Effect.flatMap(check(services, { body, caller }, from), (userId) =>
        enter(services, userId, { caller, requestedLanguage }),
      ),
    )
    places.add(from)
    return { ...begun, device: yield* query(() => devices.issue(device, account)) }
  })
}

/** Signing in and out, and what someone without an account may do. */
export const sessionHandlers = (services: SessionServices): HandlersOf<typeof session> => {
  const { db, tokens } = services
  const login = signIn(services)
  return {
    login,
    authenticate: login,
    refresh: Effect.fn("session.refresh")(function* ({ body }) {
      const renewed = yield* query(() => renewSession(db, body.refreshToken))
      if (!renewed) return yield* new SessionEnded()
      const accessToken = yield* query(() => tokens.issue(renewed))
      return { accessToken, refreshToken: renewed.refreshToken }
    }),
    logout: ({ body, caller }) => query(() => endSessionOf(db, body.refreshToken, caller.from)),
    access: ({ caller }) => readAccessFacts(db, caller.user.id, undefined),
    me: ({ caller }) => Effect.succeed(caller.user),
    register: registrationHandlers(services).register,
    forgot: passwordResetHandlers(services).forgot,
  }
}

/** Handlers for mailed links. */
export const accountHandlers = (services: SessionServices): HandlersOf<typeof accounts> => ({
  confirm: registrationHandlers(services).confirm,
  reset: passwordResetHandlers(services).reset,
})
