import { eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { InvalidLogin, type session, SessionEnded, UsernameTaken } from "../../src/contract/session.ts"
import { readAccessFacts } from "./accessFacts.ts"
import { type Database, query, refuseOn } from "./db/database.ts"
import { users } from "./db/schema.ts"
import { heldUsernames } from "./db/sessionSchema.ts"
import type { HandlersOf, Tools } from "./handler.ts"
import { readCurrentUser } from "./people.ts"
import { beginSession, endSessionOf, renewSession } from "./sessions.ts"
import { admitLogin } from "./throttle.ts"

interface SignIn {
  readonly body: { readonly email: string; readonly password: string }
  readonly address: string
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

/** An unknown address, a wrong password and a disabled user take the same time and get the same answer. */
const signIn = ({ db, passwords, tokens, throttling }: Tools) =>
  Effect.fn("session.login")(function* ({ body, address }: SignIn) {
    const { email, password } = body
    const forget = yield* admitLogin(db, { email, address }, throttling)
    const found = yield* query(() => secretOf(db, email))
    const right = yield* passwords.verify(password, found?.hash)
    if (!found || !right) return yield* new InvalidLogin({ code: 401 })
    yield* forget
    const begun = yield* query(() => beginSession(db, found.id))
    const accessToken = yield* query(() => tokens.issue(begun))
    const user = yield* query(() => readCurrentUser(db, found.id))
    return { user: { ...user }, accessToken, refreshToken: begun.refreshToken }
  })

interface Registration {
  readonly username: string
  readonly fullname: string
  readonly email: string
}

const isTaken = async (db: Database, username: string) => {
  const name = sql`lower(${username})`
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.username})`, name))
  const [held] = await db.select().from(heldUsernames).where(eq(heldUsernames.username, name))
  return found !== undefined || held !== undefined
}

/** A known address changes nothing but takes the username all the same, so that asking twice tells nothing. */
const enrol = Effect.fn("session.enrol")(
  function* (db: Database, { username, fullname, email }: Registration, passwordHash: string) {
    const taken = query(() => isTaken(db, username))
    if (yield* taken) return yield* new UsernameTaken()
    const added = yield* query(() =>
      db
        .insert(users)
        .values({ username, fullname, email, passwordHash })
        .onConflictDoNothing()
        .returning({ id: users.id }),
    )
    if (added.length > 0) return { accepted: true }
    // Somebody has the address; or the username, since a moment ago.
    if (yield* taken) return yield* new UsernameTaken()
    yield* query(() => db.insert(heldUsernames).values({ username: sql`lower(${username})` }))
    return { accepted: true }
  },
  refuseOn({ held_usernames_pkey: () => new UsernameTaken() }),
)

/** Signing in and out, and what someone without an account may do. */
export const sessionHandlers = (tools: Tools): HandlersOf<typeof session> => {
  const { db, passwords, tokens } = tools
  const login = signIn(tools)
  return {
    login,
    authenticate: login,
    refresh: Effect.fn("session.refresh")(function* ({ body }) {
      const renewed = yield* query(() => renewSession(db, body.refreshToken))
      if (!renewed) return yield* new SessionEnded()
      const accessToken = yield* query(() => tokens.issue(renewed))
      return { accessToken, refreshToken: renewed.refreshToken }
    }),
    logout: ({ body }) => query(() => endSessionOf(db, body.refreshToken)),
    access: ({ caller }) => readAccessFacts(db, caller.user.id, undefined),
    me: ({ caller }) => Effect.succeed(caller.user),
    register: Effect.fn("session.register")(function* ({ body, write }) {
      const hash = yield* passwords.hash(body.password)
      return yield* write((tx) => enrol(tx, body, hash))
    }),
    forgot: ({ query: { email } }) => query(() => secretOf(db, email)).pipe(Effect.as({ accepted: true })),
  }
}
