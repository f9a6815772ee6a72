import { and, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { limits } from "../../../src/contract/limits.ts"
import { UserProtected } from "../../../src/contract/users/user.ts"
import { platformUserRecords } from "../../../src/contract/users/platformUserRecords.ts"
import {
  type PlatformUser,
  type platformUsers as contract,
  StalePlatformUser,
} from "../../../src/contract/users/platformUsers.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Caller } from "../access/caller.ts"
import { usersWithin } from "../access/reach.ts"
import { askPassword } from "../accounts/ownPassword.ts"
import { noteWrite } from "../audit/auditedLists.ts"
import { type Database, query } from "../db/database.ts"
import { users } from "../db/schema.ts"
import type { Asked, HandlersOf, Tools } from "../http/handler.ts"
import { type OwnFilter, type OwnList, ownCondition } from "../lists/ownList.ts"
import { countRows } from "../lists/paging.ts"
import { orderOf, pattern } from "../lists/search.ts"
import { endSessionsOf } from "../session/sessions.ts"
import { holdRoots } from "./removeUsers.ts"
import { toUser, userColumns } from "./userRows.ts"
import { createUser, readUser, removeUser, saveUser } from "./users.ts"

const nameOf = (table: string, column: SQL) => sql<{ readonly _id: number; readonly name: string } | null>`(
  select json_build_object('_id', n.id, 'name', n.name) from ${sql.raw(table)} n where n.id = ${column})`

/** The user type of their application whose first role they hold, the eldest of several. */
const typeId = sql`(select min(t.id) from user_types t join user_roles r on r.role_id = t.default_role
  where r.user_id = users.id and t.application_id = users.application_id)`

const lastLogin = sql`(select max(l.created_at) from audit_lines l
  where l.list = 'sessions' and l.record_id = users.id and l.action = 'LOGIN')`

const columns = {
  ...userColumns,
  company: nameOf("companies", sql`users.company_id`),
  application: nameOf("applications", sql`users.application_id`),
  type: nameOf("user_types", typeId),
  isActive: sql<boolean>`${users.disabledAt} is null`,
  lastLoginAt: sql<Date | null>`${lastLogin}`.mapWith(users.createdAt),
}

const found: OwnList = {
  resource: platformUserRecords,
  table: users,
  columns: {
    company: users.companyId,
    application: users.applicationId,
    type: typeId,
    isActive: sql`(${users.disabledAt} is null)`,
    lastLoginAt: lastLogin,
  },
  searching: (text) =>
    or(...[users.fullname, users.username, users.email].map((one) => sql`${one} ilike ${pattern(text)}`)),
}

const read = async (
  db: Database,
  where: SQL | undefined,
  page: { readonly limit: number; readonly offset?: number; readonly order?: ReadonlyArray<SQL> },
): Promise<ReadonlyArray<PlatformUser>> => {
  const rows = await db
    .select(columns)
    .from(users)
    .where(where)
    .orderBy(...(page.order ?? [sql`${users.id}`]))
    .limit(page.limit)
    .offset(page.offset ?? 0)
  return rows.map(({ company, application, type, isActive, lastLoginAt, ...row }) => {
    const { id, ...user } = toUser({ ...row, company: null })
    const at = lastLoginAt?.toISOString() ?? null
    return { ...user, _id: id, company, application, type, isActive, lastLoginAt: at }
  })
}

const readOne = Effect.fnUntraced(function* (db: Database, caller: Caller, id: number) {
  const where = and(eq(users.id, id), usersWithin(caller.reach, db))
  const [user] = yield* query(() => read(db, where, { limit: 1 }))
  return user ?? (yield* new NotFound())
})

interface Page {
  readonly filter: OwnFilter
  readonly pageNumber: number
  readonly pageSize: number
  readonly order?: ReadonlyArray<SQL>
}

const findPage = Effect.fn("platformUsers.find")(function* (
  db: Database,
  { reach }: Caller,
  { filter, pageNumber, pageSize, order }: Page,
) {
  const where = and(usersWithin(reach, db), ownCondition(found, filter))
  const totalCount = yield* query(() => countRows(db, users, where))
  const page = { limit: pageSize, offset: pageNumber * pageSize, ...(order && { order }) }
  return { items: yield* query(() => read(db, where, page)), totalCount }
})

/** Fails for oneself, and for the last root user who can still sign in. */
const refuseProtected = Effect.fnUntraced(function* (tx: Database, caller: Caller, id: number) {
  if (id === caller.user.id) return yield* new UserProtected()
  const roots = yield* holdRoots(tx)
  if (!roots.some((root) => root.id === id)) return
  const others = and(eq(users.isRoot, true), ne(users.id, id), isNull(users.disabledAt))
  if ((yield* query(() => countRows(tx, users, others))) === 0) return yield* new UserProtected()
})

/** Lets a user sign in again, or ends every session of theirs and lets them sign in no more. */
const setActive = Effect.fnUntraced(function* (tx: Database, caller: Caller, id: number, isActive: boolean) {
  if (!isActive) yield* refuseProtected(tx, caller, id)
  yield* query(async () => {
    await tx
      .update(users)
      .set({ disabledAt: isActive ? null : sql`now()` })
      .where(eq(users.id, id))
    if (!isActive) await endSessionsOf(tx, id)
  })
  yield* noteWrite(tx, caller, "users", { id, before: { isActive: !isActive }, after: { isActive } })
})

const save = Effect.fn("platformUsers.save")(function* (
  tx: Database,
  { params: { id }, body, version, caller }: Asked<typeof contract.save>,
  passwordHash: string | undefined,
) {
  const { _id: _, isActive, ...wish } = body
  const current = yield* readOne(tx, caller, id)
  const { version: __, ...kept } = yield* readUser(tx, caller, id)
  const asked = { body: { ...kept, ...wish, id }, version, passwordHash }
  yield* saveUser(tx, caller, asked).pipe(
    Effect.catchTag("StaleUser", () => Effect.fail(new StalePlatformUser({ current }))),
  )
  if (isActive !== undefined && isActive !== current.isActive) yield* setActive(tx, caller, id, isActive)
  return yield* readOne(tx, caller, id)
})

/** The second API of users (section 7). */
export const platformUserHandlers = (tools: Tools): HandlersOf<typeof contract> => {
  const { db, passwords } = tools
  const hashOf = (password: string | undefined) =>
    password === undefined ? Effect.succeed(undefined) : passwords.hash(password)
  return {
    list: ({ caller }) =>
      query(() => read(db, usersWithin(caller.reach, db), { limit: limits.list.maxUnpaged })),
    page: ({ caller, query: { pageIn, pageOut, person, company, applicationId } }) =>
      findPage(db, caller, {
        filter: {
          ...(person !== undefined && { search: person }),
          ...(company !== undefined && { company: [company] }),
          ...(applicationId !== undefined && { application: [applicationId] }),
        },
        pageNumber: pageIn ?? limits.list.pageNumber,
        pageSize: pageOut ?? limits.list.pageSize,
      }),
    find: ({ caller, body }) => findPage(db, caller, { ...body, order: orderOf(body, { id: users.id }) }),
    create: Effect.fn("platformUsers.create")(function* ({ body, caller, write }) {
      const hash = (yield* hashOf(body.password)) ?? null
      return yield* write((tx) =>
        Effect.flatMap(createUser(tx, caller, body, hash), ({ id }) => readOne(tx, caller, id)),
      )
    }),
    save: Effect.fn("platformUsers.prepareSave")(function* (asked) {
      const { params, body, caller } = asked
      if (body.password !== undefined && params.id === caller.user.id)
        yield* askPassword(tools, params.id, body.currentPassword)
      const hash = yield* hashOf(body.password)
      return yield* asked.write((tx) => save(tx, asked, hash))
    }),
    remove: ({ params, caller, write }) => write((tx) => removeUser(tx, caller, params.id)),
  }
}
