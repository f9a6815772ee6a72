import { and, eq, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { recordTitle } from "../../../src/contract/resource/recordTitle.ts"
import { writeAudit } from "../audit/audit.ts"
import { auditLines } from "../db/auditSchema.ts"
import { type Database, query } from "../db/database.ts"
import { accessGroupMembers } from "../db/resourceSchema.ts"
import { users } from "../db/schema.ts"
import { nameOrder } from "../db/searchText.ts"
import { among } from "../lists/bulk.ts"
import type { Context } from "../resource/context.ts"
import type { Row } from "../resource/recordRows.ts"
import type { Caller } from "../access/caller.ts"
import { ownedWithin, type Reach } from "../access/reach.ts"

const field = "members"
const { groupId, userId, until } = accessGroupMembers
const { applicationId, franchiseId, companyId } = users

/** People named in one line at most. */
const maxNames = 100

/** Reads people and their membership in a group; `member` is null for non-members. */
const standing = (tx: Database, group: number, ids: ReadonlyArray<number>) =>
  query(() =>
    tx
      .select({
        user: users.id,
        name: users.fullname,
        member: userId,
        until,
        owner: { applicationId, franchiseId, companyId },
      })
      .from(users)
      .leftJoin(accessGroupMembers, and(eq(userId, users.id), eq(groupId, group)))
      .where(among(users, ids))
      .orderBy(nameOrder(users.fullname), users.id),
  )

type Standing = Effect.Success<ReturnType<typeof standing>>[number]

const memberFacts = ({ member, name, until: end }: Standing) => {
  if (member === null) return undefined
  return end === null ? name : `${name} (${end.toISOString().slice(0, 10)})`
}

const namesOf = (rows: ReadonlyArray<Standing>) => {
  const names = rows.flatMap((row) => memberFacts(row) ?? [])
  return names.length > 0 ? names.join(", ") : undefined
}

const changesOf = (before: ReadonlyArray<Standing>, after: ReadonlyArray<Standing>) => {
  const [old, next] = [namesOf(before), namesOf(after)]
  return [{ field, ...(old !== undefined && { old }), ...(next !== undefined && { new: next }) }]
}

/** Pages of rows that have one owner each. */
const byOwner = (rows: ReadonlyArray<Standing>) => {
  const keyOf = ({ owner }: Standing) => JSON.stringify(owner)
  return [...new Set(rows.map(keyOf))].flatMap((key) => {
    const same = rows.filter((row) => keyOf(row) === key)
    return Array.from({ length: Math.ceil(same.length / maxNames) }, (_, page) =>
      same.slice(page * maxNames, (page + 1) * maxNames),
    )
  })
}

/**
 * Changes how some people stand to a group and records the difference. A line is of people of one owner and is theirs,
 * so that no store reads in a history who is in another.
 */
export const notingMembers = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  { groups, row, ids }: { readonly groups: Context; readonly row: Row; readonly ids: ReadonlyArray<number> },
  write: () => Promise<unknown>,
) {
  const id = row._id
  const before = yield* standing(tx, id, ids)
  yield* query(write)
  const after = new Map((yield* standing(tx, id, ids)).map((one) => [one.user, one]))
  const changed = before.filter((one) => memberFacts(one) !== memberFacts(after.get(one.user) ?? one))
  const lines = byOwner(changed).map((page) => ({
    list: groups.resource.name,
    action: "UPDATE" as const,
    recordId: id,
    label: recordTitle(groups.resource, row),
    owner: page[0]!.owner,
    changes: changesOf(
      page,
      page.flatMap(({ user }) => after.get(user) ?? []),
    ),
  }))
  yield* writeAudit(tx, caller, lines)
})

/** The lines of a group's history for this reach: of members, those of people within it. */
export const linesWithin = (reach: Reach, db: Database): SQL =>
  sql`(not ${auditLines.changes} @> ${JSON.stringify([{ field }])}::jsonb or ${ownedWithin(auditLines, reach, db) ?? sql`true`})`
