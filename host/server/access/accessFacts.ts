import { and, eq, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { AccessFacts } from "../../../src/contract/access/accessFacts.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { type Database, query } from "../db/database.ts"
import { users } from "../db/schema.ts"
import { currentUserColumns } from "./userRows.ts"

const rolesWithNames = sql<AccessFacts["roles"]>`coalesce((
  select json_agg(json_build_object('id', r.id, 'title', r.title, 'permissions', (
    select coalesce(json_agg(p.name order by p.name), '[]')
    from role_permissions rp join permissions p on p.id = rp.permission_id where rp.role_id = r.id
  )) order by r.id)
  from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = users.id), '[]')`

const groupsNow = sql<NonNullable<AccessFacts["groups"]>>`coalesce((
  select json_agg(json_build_object('title', g.title, 'permissions', to_json(g.permissions), 'until',
    to_char(m.until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by g.title)
  from access_group_members m join access_groups g on g.id = m.group_id
  where m.user_id = users.id and g.is_active and (m.until is null or m.until > now())), '[]')`

/** Reads the facts that determine a user's access; `within` limits the users the caller may ask about. */
export const readAccessFacts = Effect.fn("accessFacts.read")(function* (
  db: Database,
  id: number,
  within: SQL | undefined,
) {
  const { fullname, isRoot, isApplication, franchises, company } = currentUserColumns
  const columns = {
    id: users.id,
    fullname,
    isRoot,
    isApplication,
    franchises,
    company,
    roles: rolesWithNames,
    groups: groupsNow,
  }
  const [facts] = yield* query(() =>
    db
      .select(columns)
      .from(users)
      .where(and(eq(users.id, id), within)),
  )
  return facts ?? (yield* new NotFound())
})
