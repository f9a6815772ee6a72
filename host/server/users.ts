import { and, eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { limits } from "../../src/contract/limits.ts"
import { NotFound } from "../../src/contract/refusals.ts"
import {
  CompanyFixed,
  EmailTaken,
  type NewUser,
  type SavedUser,
  type users as contract,
  UsernameTaken,
  UserProtected,
} from "../../src/contract/users.ts"
import type { Caller } from "./caller.ts"
import { type Database, query, refuseOn } from "./db/database.ts"
import { users } from "./db/schema.ts"
import { giveRoles, mayManage } from "./grants.ts"
import type { HandlersOf, Tools } from "./handler.ts"
import { readUserRows, toUser, userColumns } from "./people.ts"
import { ownerOf, usersWithin } from "./reach.ts"
import { matching, orderOf } from "./search.ts"
import { endSessionsOf } from "./sessions.ts"

const readUser = Effect.fnUntraced(function* (db: Database, caller: Caller, id: number) {
  const [row] = yield* query(() => readUserRows(db, and(eq(users.id, id), usersWithin(caller.reach, db))))
  return row ? toUser(row) : yield* new NotFound()
})

const profileOf = (user: NewUser | SavedUser) => ({
  username: user.username,
  fullname: user.fullname,
  email: user.email,
  pic: user.pic ?? null,
  occupation: user.occupation ?? null,
  companyName: user.companyName ?? null,
  phone: user.phone ?? null,
  address: user.address ?? null,
  socialNetworks: user.socialNetworks ?? null,
})

const refuseTaken = refuseOn<EmailTaken | UsernameTaken>({
  users_email_unique: () => new EmailTaken(),
  users_username_unique: () => new UsernameTaken(),
})

const createUser = Effect.fn("users.create")(function* (
  tx: Database,
  caller: Caller,
  body: NewUser,
  passwordHash: string | null,
) {
  const [made] = yield* query(() =>
    tx
      .insert(users)
      .values({ ...profileOf(body), ...ownerOf(caller.reach), passwordHash })
      .returning({ id: users.id }),
  )
  yield* giveRoles(tx, caller, made!.id, body.roles ?? [])
  return yield* readUser(tx, caller, made!.id)
}, refuseTaken)

const saveUser = Effect.fn("users.save")(function* (
  tx: Database,
  caller: Caller,
  body: SavedUser,
  passwordHash: string | undefined,
) {
  const user = yield* readUser(tx, caller, body.id)
  yield* mayManage(tx, caller, body.id)
  if (body.company !== undefined && body.company !== user.company) return yield* new CompanyFixed()
  const secret = passwordHash === undefined ? {} : { passwordHash }
  yield* query(() =>
    tx
      .update(users)
      .set({ ...profileOf(body), ...secret })
      .where(eq(users.id, body.id)),
  )
  if (body.roles) yield* giveRoles(tx, caller, body.id, body.roles)
  if (passwordHash !== undefined) yield* query(() => endSessionsOf(tx, body.id, caller.sessionId))
  return yield* readUser(tx, caller, body.id)
}, refuseTaken)

const removeUser = Effect.fn("users.remove")(function* (tx: Database, caller: Caller, id: number) {
  yield* readUser(tx, caller, id)
  if (id === caller.user.id) return yield* new UserProtected()
  yield* mayManage(tx, caller, id)
  const roots = yield* query(() =>
    tx.select({ id: users.id }).from(users).where(eq(users.isRoot, true)).for("update"),
  )
  if (roots.length === 1 && roots[0]?.id === id) return yield* new UserProtected()
  yield* query(() => tx.delete(users).where(eq(users.id, id)))
})

/** The user filter of section 3: `lastName` and the platform's `fillname` both search the full name. */
const searched = {
  lastName: users.fullname,
  username: users.username,
  email: users.email,
  fillname: users.fullname,
}

const sorted = { id: users.id, username: users.username, email: users.email, fullname: users.fullname }

/** The users of the caller's reach. */
export const userHandlers = ({ db, passwords }: Tools): HandlersOf<typeof contract> => ({
  list: ({ caller }) =>
    query(async () =>
      (await readUserRows(db, usersWithin(caller.reach, db), limits.list.maxUnpaged)).map(toUser),
    ),
  find: Effect.fn("users.find")(function* ({ body, caller }) {
    const where = and(usersWithin(caller.reach, db), matching(body.filter, searched))
    const rows = yield* query(() =>
      db
        .select(userColumns)
        .from(users)
        .where(where)
        .orderBy(...orderOf(body, sorted))
        .limit(body.pageSize)
        .offset(body.pageNumber * body.pageSize),
    )
    const [total] = yield* query(() =>
      db
        .select({ rows: sql<number>`count(*)::int` })
        .from(users)
        .where(where),
    )
    return { items: rows.map(toUser), totalCount: total?.rows ?? 0 }
  }),
  get: ({ params, caller }) => readUser(db, caller, params.id),
  create: Effect.fn("users.prepare")(function* ({ body, caller, write }) {
    const hash = body.password === undefined ? null : yield* passwords.hash(body.password)
    return yield* write((tx) => createUser(tx, caller, body, hash))
  }),
  save: Effect.fn("users.prepareSave")(function* ({ body, caller, write }) {
    const hash = body.password === undefined ? undefined : yield* passwords.hash(body.password)
    return yield* write((tx) => saveUser(tx, caller, body, hash))
  }),
  remove: ({ params, caller, write }) => write((tx) => removeUser(tx, caller, params.id)),
})
