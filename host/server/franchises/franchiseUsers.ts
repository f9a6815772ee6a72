import { and, eq, inArray, isNull } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { franchiseUsers as contract } from "../../../src/contract/access/franchiseUsers.ts"
import { MembersRefused } from "../../../src/contract/access/groupMembers.ts"
import { limits } from "../../../src/contract/limits.ts"
import { recordTitle } from "../../../src/contract/resource/recordTitle.ts"
import { franchises as franchisesList } from "../../../src/contract/resources/franchises.ts"
import { writeAudit } from "../audit/audit.ts"
import { type Database, query } from "../db/database.ts"
import { userFranchises, users } from "../db/schema.ts"
import { nameOrder } from "../db/searchText.ts"
import type { HandlerInput, CallServices, HandlersOf } from "../calls/handler.ts"
import { among } from "../lists/bulk.ts"
import { type Context, contextOf } from "../resource/context.ts"
import { type LockedRecord, lockRecord, readRecord } from "../resource/lockRecord.ts"
import { loadAuthor, lockPermissions, readAuthorities } from "../access/authorities.ts"
import { type Authority, authorize } from "../access/authority.ts"
import type { Caller } from "../access/caller.ts"
import { usersWithin } from "../access/reach.ts"

const { userId, franchiseId } = userFranchises

const readUsers = (db: Database, franchise: number) =>
  query(() =>
    db
      .select({ user: users.id, name: users.fullname, email: users.email })
      .from(userFranchises)
      .innerJoin(users, eq(users.id, userId))
      .where(eq(franchiseId, franchise))
      .orderBy(nameOrder(users.fullname), users.id)
      .limit(limits.list.maxUnpaged),
  )

interface Franchise {
  readonly id: number
  readonly application: number
}

interface Change {
  readonly ids: ReadonlyArray<number>
  readonly isAdded: boolean
}

/** True if the person may run franchises of an application: they work for no company, and for no other application. */
const mayRun = (application: number, person: Authority): boolean =>
  !person.isRoot &&
  !person.isApplication &&
  person.company === null &&
  [person.application ?? application, ...person.franchises.map((one) => one.application)].every(
    (one) => one === application,
  )

const changed = (person: Authority, { id, application }: Franchise, isAdded: boolean): Authority => ({
  ...person,
  application: person.application ?? application,
  franchises: [
    ...person.franchises.filter((one) => one.id !== id),
    ...(isAdded ? [{ id, application }] : []),
  ],
})

/** Fails for people who are out of reach, may not run franchises, or have more permissions than the caller. */
const checkPeople = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  franchise: Franchise,
  { ids, isAdded }: Change,
) {
  const author = yield* loadAuthor(tx, caller)
  const found = yield* query(() =>
    tx
      .select({ id: users.id })
      .from(users)
      .where(and(among(users, ids), usersWithin(caller.reach, tx)))
      .orderBy(users.id)
      .for("update"),
  )
  const groups = yield* query(() => readAuthorities(tx, among(users, ids)))
  const allowed = groups.filter(
    ({ authority }) =>
      (!isAdded || mayRun(franchise.application, authority)) &&
      authorize(author, { before: authority, after: changed(authority, franchise, isAdded) }) === "allowed",
  )
  const known = new Set(found.map(({ id }) => id))
  const fine = new Set(allowed.flatMap((group) => group.ids).filter((id) => known.has(id)))
  const refused = ids.filter((id) => !fine.has(id))
  if (refused.length > 0) return yield* new MembersRefused({ users: refused })
})

const writeChange = (tx: Database, { id, application }: Franchise, { ids, isAdded }: Change) =>
  query(async () => {
    const all = [...ids]
    if (!isAdded)
      return void (await tx.delete(userFranchises).where(and(eq(franchiseId, id), inArray(userId, all))))
    await tx
      .insert(userFranchises)
      .values(all.map((user) => ({ userId: user, franchiseId: id })))
      .onConflictDoNothing()
    await tx
      .update(users)
      .set({ applicationId: application })
      .where(and(inArray(users.id, all), isNull(users.applicationId)))
  })

const note = (
  tx: Database,
  caller: Caller,
  { resource }: Context,
  { row, owner }: LockedRecord,
  people: Readonly<Record<"old" | "new", ReadonlyArray<{ readonly name: string }>>>,
) => {
  const namesOf = (rows: ReadonlyArray<{ readonly name: string }>) =>
    rows.map(({ name }) => name).join(", ") || undefined
  const [old, next] = [namesOf(people.old), namesOf(people.new)]
  const changes = [{ field: "users", ...(old && { old }), ...(next && { new: next }) }]
  const label = recordTitle(resource, row)
  const line = { list: resource.name, recordId: Number(row._id), label, owner, changes }
  return old === next ? Effect.void : writeAudit(tx, caller, [{ ...line, action: "UPDATE" }])
}

type Writing = HandlerInput<typeof contract.add>

/** Changes the users of a franchise while no other change of permissions runs. */
const changing = (
  franchises: Context,
  { params: { id }, caller, language, write, body }: Writing,
  isAdded: boolean,
) =>
  write((tx) =>
    Effect.gen(function* () {
      yield* lockPermissions(tx, "shared")
      const locked = yield* lockRecord(franchises, { tx, caller, language }, id)
      const franchise = { id, application: Number(locked.owner.applicationId) }
      const change = { ids: body.users, isAdded }
      yield* checkPeople(tx, caller, franchise, change)
      const old = yield* readUsers(tx, id)
      yield* writeChange(tx, franchise, change)
      const after = yield* readUsers(tx, id)
      yield* note(tx, caller, franchises, locked, { old, new: after })
      return after
    }),
  )

/** Users who run a franchise. */
export const franchiseUserHandlers = (
  { db }: CallServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const franchises = contextOf(contexts, franchisesList)
  return {
    list: Effect.fn("franchiseUsers.list")(function* ({ params: { id }, caller }) {
      yield* readRecord(db, franchises, caller, id)
      return yield* readUsers(db, id)
    }),
    add: (input) => changing(franchises, input, true),
    remove: (input) => changing(franchises, input, false),
  }
}
