import { and, asc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { limits } from "../../../src/contract/limits.ts"
import { type User, UserProtected } from "../../../src/contract/users/user.ts"
import { platformUserRecords } from "../../../src/contract/users/platformUserRecords.ts"
import {
  type PlatformUser,
  type platformUsers as contract,
  StalePlatformUser,
} from "../../../src/contract/users/platformUsers.ts"
import type { PageQuery } from "../../../src/contract/wire/page.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { lockPermissions } from "../access/authorities.ts"
import type { Caller } from "../access/caller.ts"
import { usersWithin } from "../access/reach.ts"
import { askPassword } from "../session/ownPassword.ts"
import { auditedUserList, noteWrite } from "../audit/auditedLists.ts"
import { type Database, query } from "../db/database.ts"
import { users } from "../db/schema.ts"
import type { HandlerInput, HandlersOf } from "../calls/handler.ts"
import type { UserServices } from "./userServices.ts"
import { type OwnFilter, type OwnList, ownCondition } from "../resource/ownList.ts"
import { findPage as findRows } from "../lists/paging.ts"
import { orderOf } from "../lists/search.ts"
import { endSessionsOf } from "../session/sessions.ts"
import { lockRoots, lastRootAmong } from "./removeUsers.ts"
import { keptCount } from "./userCount.ts"
import { usersNamed } from "./userList.ts"
import { toUser, userColumns } from "../access/userRows.ts"
import { prepareSecret } from "./invitation.ts"
import { createUser, removeUser, saveUser } from "./users.ts"

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
  searching: usersNamed,
}

const read = async (
  db: Database,
  where: SQL | undefined,
  order: ReadonlyArray<SQL> = [asc(users.id)],
): Promise<ReadonlyArray<PlatformUser>> => {
  const rows = await db
    .select(columns)
    .from(users)
    .where(where)
    .orderBy(...order)
    .limit(limits.list.maxUnpaged)
  return rows.map(({ company, application, type, isActive, lastLoginAt, ...row }) => {
    const { id, ...user } = toUser({ ...row, company: null })
    const at = lastLoginAt?.toISOString() ?? null
    return { ...user, _id: id, company, application, type, isActive, lastLoginAt: at }
  })
}

const readOne = Effect.fnUntraced(function* (db: Database, caller: Caller, id: number) {
  const where = and(eq(users.id, id), usersWithin(caller.reach, db))
  const [user] = yield* query(() => read(db, where))
  return user ?? (yield* new NotFound())
})

interface Page extends Pick<PageQuery, "sortOrder" | "pageNumber" | "pageSize" | "exactTotal"> {
  readonly filter: OwnFilter
}

const sorted = { id: users.id }

const findPage = Effect.fn("platformUsers.find")(function* (
  db: Database,
  { reach }: Caller,
  { filter, ...search }: Page,
) {
  const condition = ownCondition(found, filter)
  const where = and(usersWithin(reach, db), condition)
  const known = condition === undefined ? yield* query(() => keptCount(db, reach)) : undefined
  const order = { ...search, sortField: "id" }
  const { rows, total } = yield* query(() =>
    findRows(db, { table: users, where, sorted, query: order, known }),
  )
  const none: ReadonlyArray<PlatformUser> = []
  if (rows === undefined) return { items: none, ...total }
  return { items: yield* query(() => read(db, rows, orderOf(order, sorted))), ...total }
})

/** Lets a user sign in again, or ends every session of theirs and lets them sign in no more. */
const setActive = Effect.fnUntraced(function* (tx: Database, caller: Caller, id: number, isActive: boolean) {
  const [changed] = yield* query(() =>
    tx
      .update(users)
      .set({ disabledAt: isActive ? null : sql`now()` })
      .where(and(eq(users.id, id), isActive ? isNotNull(users.disabledAt) : isNull(users.disabledAt)))
      .returning({ id: users.id }),
  )
  if (!changed) return
  if (!isActive) yield* query(() => endSessionsOf(tx, id))
  yield* noteWrite(tx, caller, auditedUserList, { id, before: { isActive: !isActive }, after: { isActive } })
})

/** The root users, of whom the last is not blocked; of no account to a save that blocks nobody. */
const rootsToKeep = Effect.fnUntraced(function* (tx: Database, isActive: boolean | undefined) {
  if (isActive !== false) return []
  yield* lockPermissions(tx, "shared")
  return yield* lockRoots(tx)
})

const save = Effect.fn("platformUsers.save")(function* (
  tx: Database,
  { params: { id }, body, version, caller }: HandlerInput<typeof contract.save>,
  passwordHash: string | undefined,
) {
  const { _id: _, isActive, ...changes } = body
  const roots = yield* rootsToKeep(tx, isActive)
  const savedUserOf = ({ version: __, roles: ___, ...current }: User) => ({ ...current, ...changes, id })
  yield* saveUser(tx, caller, { id, changeOf: savedUserOf, version, passwordHash }).pipe(
    Effect.catchTag("StaleUser", () =>
      Effect.flatMap(readOne(tx, caller, id), (current) => Effect.fail(new StalePlatformUser({ current }))),
    ),
  )
  const isKept = id === caller.user.id || lastRootAmong(roots, new Set([id])) === id
  if (isActive === false && isKept) return yield* new UserProtected()
  if (isActive !== undefined) yield* setActive(tx, caller, id, isActive)
  return yield* readOne(tx, caller, id)
})

/** The second API of users (section 7). */
export const platformUserHandlers = (services: UserServices): HandlersOf<typeof contract> => {
  const { db, passwords } = services
  const hashOf = (password: string | undefined) =>
    password === undefined ? Effect.succeed(undefined) : passwords.hash(password)
  return {
    list: ({ caller }) => query(() => read(db, usersWithin(caller.reach, db))),
    page: ({ caller, query: { pageIn, pageOut, person, company, applicationId } }) =>
      findPage(db, caller, {
        filter: {
          ...(person !== undefined && { search: person }),
          ...(company !== undefined && { company: [company] }),
          ...(applicationId !== undefined && { application: [applicationId] }),
        },
        pageNumber: pageIn ?? limits.list.pageNumber,
        pageSize: pageOut ?? limits.list.pageSize,
        sortOrder: "asc",
      }),
    find: ({ caller, body }) => findPage(db, caller, body),
    create: Effect.fn("platformUsers.create")(function* (input) {
      const { hash, leave, send } = yield* prepareSecret(services, input)
      const made = input.write((tx) =>
        createUser(tx, input.caller, input.body, hash).pipe(
          Effect.tap(() => leave(tx)),
          Effect.flatMap(({ id }) => readOne(tx, input.caller, id)),
        ),
      )
      return yield* Effect.tap(made, () => send)
    }),
    save: Effect.fn("platformUsers.prepareSave")(function* (input) {
      const { params, body, caller } = input
      if (body.password !== undefined && params.id === caller.user.id)
        yield* askPassword(services, params.id, body.currentPassword)
      const hash = yield* hashOf(body.password)
      return yield* input.write((tx) => save(tx, input, hash))
    }),
    remove: ({ params, caller, write }) => write((tx) => removeUser(tx, caller, params.id)),
  }
}
