import { and, eq, inArray, ne, or, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { worksForCompanies } from "../../../src/contract/access/access.ts"
import { CompanyFixed, StaleUser, type UserMove } from "../../../src/contract/users/user.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import { readAuthority } from "../access/authorities.ts"
import { isWithinOwner } from "../access/authority.ts"
import type { Caller } from "../access/caller.ts"
import { companyOwner } from "../access/companyOwner.ts"
import { authorizeUserChange, roleOwner, setUserRoles } from "../access/grants.ts"
import { auditedUserList, noteWrite } from "../audit/auditedLists.ts"
import { type SentVersion, isStale, isUnversioned, requireVersion } from "../calls/versions.ts"
import { type Database, query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { joinRequests } from "../db/joinSchema.ts"
import { accessGroupMembers } from "../db/resourceSchema.ts"
import { roles, userRoles, users } from "../db/schema.ts"
import { lockUser, readUser, withTitles } from "./lockUser.ts"

const { accessGroups } = tables

/** The user's roles whose owner is one of theirs by now. */
const rolesThatStay = Effect.fnUntraced(function* (tx: Database, id: number) {
  const authority = yield* readAuthority(tx, id)
  const current = yield* query(() =>
    tx
      .select({ id: roles.id, owner: roleOwner })
      .from(roles)
      .innerJoin(userRoles, eq(userRoles.roleId, roles.id))
      .where(eq(userRoles.userId, id)),
  )
  return current.filter((role) => authority && isWithinOwner(role.owner, authority)).map((role) => role.id)
})

/** Ends memberships in groups of another company or application: their permissions would count at the new company. */
const leaveGroups = (tx: Database, id: number, company: number, application: number | null) =>
  query(() =>
    tx.delete(accessGroupMembers).where(
      and(
        eq(accessGroupMembers.userId, id),
        inArray(
          accessGroupMembers.groupId,
          tx
            .select({ id: accessGroups.id })
            .from(accessGroups)
            .where(
              or(
                ne(accessGroups.company, company),
                sql`${accessGroups.applicationId} is distinct from ${application}`,
              ),
            ),
        ),
      ),
    ),
  )

/**
 * Moves a user to another company. The author holds all that they may do, before and after, and everything that
 * the new company does not have is taken from them.
 */
export const moveUser = Effect.fn("users.move")(function* (
  tx: Database,
  caller: Caller,
  { id, company, version, sent }: Numbered<UserMove> & { readonly id: number; readonly sent: SentVersion },
) {
  yield* requireVersion(version, sent)
  const current = yield* lockUser(tx, caller, id)
  const author = yield* authorizeUserChange(tx, caller, id)
  if (isStale(current, version, sent)) return yield* new StaleUser({ current })
  const authority = yield* readAuthority(tx, id)
  if (authority && worksForCompanies(authority)) return yield* new CompanyFixed()
  if (current.company === company) return current
  const owner = yield* companyOwner(tx, caller, company)
  const before = yield* withTitles(tx, current)
  yield* query(() =>
    tx
      .update(users)
      .set({ ...owner, version: sql`${users.version} + 1` })
      .where(eq(users.id, id)),
  )
  yield* leaveGroups(tx, id, company, owner.applicationId)
  yield* setUserRoles(tx, { caller, author }, id, yield* rolesThatStay(tx, id))
  yield* query(() => tx.delete(joinRequests).where(eq(joinRequests.userId, id)))
  const user = yield* readUser(tx, caller, id)
  const isBlind = isUnversioned(version, sent)
  yield* noteWrite(tx, caller, auditedUserList, {
    id,
    before,
    after: yield* withTitles(tx, user),
    isUnversioned: isBlind,
  })
  return user
})
