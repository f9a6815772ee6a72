import { and, eq, inArray, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import {
  type GroupMember,
  type groupMembers as contract,
  MembersRefused,
} from "../../../src/contract/access/groupMembers.ts"
import { mayGrant } from "../../../src/contract/access/access.ts"
import { limits } from "../../../src/contract/limits.ts"
import { accessGroups } from "../../../src/contract/resources/accessGroups.ts"
import { type Database, query } from "../db/database.ts"
import { accessGroupMembers } from "../db/resourceSchema.ts"
import { users } from "../db/schema.ts"
import { nameOrder } from "../db/searchText.ts"
import type { HandlerInput, CallServices, HandlersOf } from "../calls/handler.ts"
import { badRequest } from "../http/issues.ts"
import { among } from "../lists/bulk.ts"
import { type Context, contextOf } from "../resource/context.ts"
import { type LockedRecord, lockRecord, readRecord } from "../resource/lockRecord.ts"
import { checkWriter } from "../resource/owner.ts"
import { readAuthor, readAuthorities } from "../access/authorities.ts"
import { authorize, isWithinOwner } from "../access/authority.ts"
import type { Caller } from "../access/caller.ts"
import { notingMembers } from "./groupMemberLines.ts"
import { usersWithin } from "../access/reach.ts"

const { groupId, userId, until } = accessGroupMembers

const readMembers = (db: Database, { reach }: Caller, group: number) =>
  query(async (): Promise<ReadonlyArray<GroupMember & { readonly user: number }>> => {
    const rows = await db
      .select({ user: users.id, name: users.fullname, email: users.email, until })
      .from(accessGroupMembers)
      .innerJoin(users, eq(users.id, userId))
      .where(and(eq(groupId, group), usersWithin(reach, db)))
      .orderBy(nameOrder(users.fullname), users.id)
      .limit(limits.list.maxUnpaged)
    return rows.map((row) => ({ ...row, until: row.until?.toISOString() ?? null }))
  })

interface Change {
  readonly ids: ReadonlyArray<number>
  /** True if they get the group's permissions, false if they lose them. */
  readonly isGiven: boolean
}

/**
 * Fails for people beyond the group's owner, out of reach, or with more permissions than the caller, and if the group
 * gives permissions the caller may not grant.
 */
const checkMembers = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  { row, owner }: LockedRecord,
  { ids, isGiven }: Change,
) {
  const author = yield* readAuthor(tx, caller)
  const found = yield* query(() =>
    tx
      .select({ id: users.id })
      .from(users)
      .where(and(among(users, ids), usersWithin(caller.reach, tx)))
      .orderBy(users.id)
      .for("update"),
  )
  const { permissions, company } = row as {
    readonly permissions?: ReadonlyArray<string>
    readonly company?: { readonly _id: number } | null
  }
  const of = { application: owner.applicationId ?? null, franchise: null, company: company?._id ?? null }
  const groups = yield* query(() => readAuthorities(tx, among(users, ids)))
  const isGrantable = !isGiven || (permissions ?? []).every((name) => author && mayGrant(author, name))
  const allowed = groups.filter(
    ({ authority }) =>
      author &&
      isGrantable &&
      (!isGiven || isWithinOwner(of, authority)) &&
      authorize(author, { before: authority }) === "allowed",
  )
  const known = new Set(found.map(({ id }) => id))
  const fine = new Set(allowed.flatMap((group) => group.ids).filter((id) => known.has(id)))
  const refused = ids.filter((id) => !fine.has(id))
  if (refused.length > 0) return yield* new MembersRefused({ users: refused })
})

/** Changes who is in a group under the lock of everybody's permissions, and records the difference. */
const changing = Effect.fnUntraced(function* (
  groups: Context,
  tx: Database,
  {
    caller,
    language,
    id,
  }: { readonly id: number } & Pick<HandlerInput<typeof contract.put>, "caller" | "language">,
  { write, ...change }: Change & { readonly write: () => Promise<unknown> },
) {
  yield* checkWriter(groups.resource, caller)
  const locked = yield* lockRecord(groups, { tx, caller, language }, id)
  yield* checkMembers(tx, caller, locked, change)
  yield* notingMembers(tx, caller, { groups, row: locked.row, ids: change.ids }, write)
  return yield* readMembers(tx, caller, id)
})

const addMember = (
  groups: Context,
  { params: { id }, body, write, ...input }: HandlerInput<typeof contract.put>,
) => {
  const end = body.until === null ? null : new Date(body.until)
  if (end !== null && end.getTime() <= Date.now())
    return Effect.fail(badRequest([{ path: "body.until", code: "range" }], input.language))
  const values = body.users.map((user) => ({ groupId: id, userId: user, until: end }))
  return write((tx) =>
    changing(
      groups,
      tx,
      { id, ...input },
      {
        ids: body.users,
        isGiven: true,
        write: () =>
          tx
            .insert(accessGroupMembers)
            .values(values)
            .onConflictDoUpdate({ target: [groupId, userId], set: { until: sql`excluded.until` } }),
      },
    ),
  )
}

const remove = (
  groups: Context,
  { params: { id }, body, write, ...input }: HandlerInput<typeof contract.remove>,
) =>
  write((tx) =>
    changing(
      groups,
      tx,
      { id, ...input },
      {
        ids: body.users,
        isGiven: false,
        write: () =>
          tx.delete(accessGroupMembers).where(and(eq(groupId, id), inArray(userId, [...body.users]))),
      },
    ),
  )

/** Members of an access group. */
export const groupMemberHandlers = (
  { db }: CallServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const groups = contextOf(contexts, accessGroups)
  return {
    list: Effect.fn("groupMembers.list")(function* ({ params, caller }) {
      yield* readRecord(db, groups, caller, params.id)
      return yield* readMembers(db, caller, params.id)
    }),
    put: (input) => addMember(groups, input),
    remove: (input) => remove(groups, input),
  }
}
