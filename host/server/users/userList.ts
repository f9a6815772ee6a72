import { and, inArray, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { editedPhone } from "../../../src/contract/people/phone.ts"
import { userRecords } from "../../../src/contract/users/userRecords.ts"
import type { UserFilter, users as contract, UserQuery } from "../../../src/contract/users/users.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { userRoles, users } from "../db/schema.ts"
import { nameOrder } from "../db/searchText.ts"
import { type Column, headingOf, only, sendFile } from "../calls/exports.ts"
import type { Handler } from "../calls/handler.ts"
import { toUser, userColumns } from "../access/userRows.ts"
import { findPage } from "../lists/paging.ts"
import { usersWithin } from "../access/reach.ts"
import { afterRow, combinedColumnContains, containing, orderOf } from "../lists/search.ts"
import { keptCount } from "./userCount.ts"

/** The user filter of section 3: `lastName` and the platform's `fillname` both search the full name. */
const searched = {
  lastName: users.fullname,
  username: users.username,
  email: users.email,
  fillname: users.fullname,
}

/** Users whose name, username or email has a text. */
export const usersNamed = (text: string): SQL | undefined => containing(text, users)

const sorted = {
  id: users.id,
  username: nameOrder(users.username),
  email: nameOrder(users.email),
  fullname: nameOrder(users.fullname),
}

const holdersOf = (db: Database, roles: ReadonlyArray<number>) =>
  db
    .select({ id: userRoles.userId })
    .from(userRoles)
    .where(inArray(userRoles.roleId, [...roles]))

/** The users within reach a filter finds. */
export const usersFound = (db: Database, { reach }: Caller, filter: UserFilter): SQL | undefined =>
  and(
    usersWithin(reach, db),
    combinedColumnContains(filter, searched, users),
    filter.roles && inArray(users.id, holdersOf(db, filter.roles)),
    filter.company && inArray(users.companyId, filter.company.map(Number)),
  )

/** One page of the users a filter finds, and how many it finds. */
export const findUsers = Effect.fn("users.find")(function* (db: Database, caller: Caller, body: UserQuery) {
  const where = usersFound(db, caller, body.filter)
  const isFiltered = Object.values(body.filter).some((text) => text !== "" && text !== undefined)
  const { rows, total } = yield* query(async () => {
    const known = isFiltered ? undefined : await keptCount(db, caller.reach)
    return await findPage(db, { table: users, where, sorted, query: body, known })
  })
  if (rows === undefined) return { items: [], ...total }
  const found = yield* query(() =>
    db
      .select(userColumns)
      .from(users)
      .where(rows)
      .orderBy(...orderOf(body, sorted)),
  )
  return { items: found.map(toUser), ...total }
})

const exportColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  fullname: users.fullname,
  roles: sql<string>`coalesce((select string_agg(r.title, ', ' order by r.id)
    from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = users.id), '')`,
  phone: users.phone,
  occupation: users.occupation,
  companyName: users.companyName,
}

type ExportName = keyof typeof exportColumns
type ExportRow = Readonly<Record<ExportName, string | number | null>>

const cellOf = (name: ExportName) => (row: ExportRow) =>
  name === "phone" ? editedPhone(String(row.phone ?? "")) : row[name]

const columns = Object.fromEntries(
  (Object.keys(exportColumns) as Array<ExportName>).map((name) => [
    name,
    { heading: headingOf(userRecords, name), of: cellOf(name) },
  ]),
) as unknown as Readonly<Record<ExportName, Column<ExportRow>>>

/** The users a filter finds, as a file. */
export const exportUsers =
  (db: Database): Handler<typeof contract.export> =>
  (input) => {
    const where = and(usersFound(db, input.caller, input.body.filter), only(users.id, input.body.ids))
    const next = (after: ExportRow | undefined, limit: number) =>
      db
        .select(exportColumns)
        .from(users)
        .where(and(where, afterRow(input.body, sorted, after)))
        .orderBy(...orderOf(input.body, sorted))
        .limit(limit)
    return sendFile(
      db,
      { resource: userRecords, name: { ptBr: "usuarios", en: "users" }, columns, next },
      input,
    )
  }
