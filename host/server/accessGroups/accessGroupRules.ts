import * as Effect from "effect/Effect"
import { sql } from "drizzle-orm"
import { mayGrant } from "../../../src/contract/access/access.ts"
import { RecordInUse } from "../../../src/contract/resource/refusals.ts"
import { accessGroups } from "../../../src/contract/resources/accessGroups.ts"
import { lockPermissions, readAuthor, readAuthorities } from "../access/authorities.ts"
import { authorize } from "../access/authority.ts"
import { linesWithin } from "./groupMemberLines.ts"
import { query } from "../db/database.ts"
import { accessGroupMembers } from "../db/resourceSchema.ts"
import { badRequest } from "../http/issues.ts"
import { type RuleScope, rulesOf } from "../resource/rules.ts"

const membersOf = (id: unknown) =>
  sql`users.id in (select m.user_id from ${accessGroupMembers} m where m.group_id = ${id})`

/** Nobody puts into a group what they may not hand out. */
const refuseBeyond = Effect.fnUntraced(function* (at: RuleScope, added: ReadonlyArray<string>) {
  const author = yield* readAuthor(at.tx, at.caller)
  const isAllowed = author !== undefined && added.every((name) => mayGrant(author, name))
  if (!isAllowed) return yield* badRequest([{ path: "body.permissions", code: "reserved" }], at.language)
})

/** A group's permissions apply to all its members, so an author must outrank each of them. */
const refuseOutranked = Effect.fnUntraced(function* (at: RuleScope, id: number, field: string) {
  const author = yield* readAuthor(at.tx, at.caller)
  const members = yield* query(() => readAuthorities(at.tx, membersOf(id)))
  const isAllowed =
    author !== undefined &&
    members.every(({ authority }) => authorize(author, { before: authority }) === "allowed")
  if (!isAllowed) return yield* badRequest([{ path: `body.${field}`, code: "reserved" }], at.language)
})

/** A group's permissions are its members': who writes it neither gives nor takes what is beyond them. */
export const accessGroupRules = rulesOf(accessGroups, {
  lock: (tx) => lockPermissions(tx, "exclusive"),
  history: linesWithin,
  derive: (id) => ({
    members: sql`(select count(*)::int from ${accessGroupMembers} m
      where m.group_id = ${id} and (m.until is null or m.until > now()))`,
  }),
  create: Effect.fnUntraced(function* (at, body) {
    yield* refuseBeyond(at, body.permissions ?? [])
    return {}
  }),
  save: Effect.fnUntraced(function* (at, before, body) {
    const former: ReadonlyArray<string> = before.permissions ?? []
    const requested: ReadonlyArray<string> = body.permissions ?? former
    const isOn = body.isActive ?? before.isActive
    const isTurnedOn = isOn && !before.isActive
    yield* refuseBeyond(
      at,
      requested.filter((name) => isTurnedOn || !former.includes(name)),
    )
    const isSame = requested.length === former.length && requested.every((name) => former.includes(name))
    if (!isSame) yield* refuseOutranked(at, Number(before._id), "permissions")
    else if (isOn !== before.isActive) yield* refuseOutranked(at, Number(before._id), "isActive")
    return {}
  }),
  remove: Effect.fnUntraced(function* (_, { members }) {
    if (members) return yield* new RecordInUse({ by: "users", count: members })
  }),
})
