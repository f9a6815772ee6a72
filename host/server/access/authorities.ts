import { type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { allows, managesAccess } from "../../../src/contract/access/access.ts"
import { Forbidden, Unauthenticated } from "../../../src/contract/wire/refusals.ts"
import { type Authority, forNow } from "./authority.ts"
import type { Caller } from "./caller.ts"
import { type Database, query } from "../db/database.ts"
import { lastingNames, temporaryNames } from "./groupPermissions.ts"

/** The advisory lock for changes to what people may do. */
const permissionsLock = 718_104

/**
 * Keeps everybody's permissions unchanged by others until the transaction ends. Changes to people share the lock;
 * a change to a role excludes them all, since it changes everybody who holds the role. Take it before locking any row.
 */
export const lockPermissions = (tx: Database, mode: "shared" | "exclusive") =>
  query(() =>
    tx.execute(
      mode === "shared"
        ? sql`select pg_advisory_xact_lock_shared(${permissionsLock})`
        : sql`select pg_advisory_xact_lock(${permissionsLock})`,
    ),
  )

/** A user's permissions from all roles except this one; 0 excludes none. */
const permissionsExcept = (roleId: number) => sql`(
  select coalesce(jsonb_agg(distinct jsonb_build_object('name', p.name)), '[]') from user_roles ur
  join role_permissions rp on rp.role_id = ur.role_id
  join permissions p on p.id = rp.permission_id
  where ur.user_id = users.id and ur.role_id <> ${roleId})`

const franchises = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'application', f.application_id) order by f.id), '[]')
  from user_franchises uf join franchises f on f.id = uf.franchise_id where uf.user_id = users.id)`

const company = sql`(
  select jsonb_build_object('id', c.id, 'application', c.application_id, 'franchise', c.franchise_id,
    'type', c.type, 'shoppingFlow', c.shopping_flow)
  from companies c where c.id = users.company_id)`

const authorityExcept = (roleId: number) => sql`jsonb_build_object(
  'isRoot', is_root, 'isApplication', is_application, 'application', application_id, 'franchise', franchise_id,
  'franchises', ${franchises}, 'company', ${company}, 'permissions', ${permissionsExcept(roleId)},
  'added', ${lastingNames}, 'temporary', ${temporaryNames})`

type AuthorityGroup = {
  readonly ids: ReadonlyArray<number>
  readonly authority: Authority
}

/** The distinct authorities of the matching users, each with its users' ids; `exceptRole` is left out. */
export const readAuthorities = async (
  db: Database,
  where: SQL,
  exceptRole = 0,
): Promise<ReadonlyArray<AuthorityGroup>> => {
  const answer = await db.execute<AuthorityGroup>(sql`select json_agg(id order by id) as ids, authority from (
    select id, ${authorityExcept(exceptRole)} as authority from users where ${where}) held group by authority`)
  return answer.rows
}

/** Ids of the platform's and the applications' people who may do something. */
export const staffWho = async (
  db: Database,
  may: (authority: Authority) => boolean,
): Promise<ReadonlyArray<number>> => {
  const staff = sql`users.disabled_at is null and (users.is_root or users.is_application)`
  const groups = await readAuthorities(db, staff)
  return groups.flatMap(({ ids, authority }) => (may(authority) ? ids : []))
}

/** One user's authority; undefined if the user no longer exists. */
export const readAuthority = (db: Database, id: number): Effect.Effect<Authority | undefined> =>
  query(async () => (await readAuthorities(db, sql`users.id = ${id}`))[0]?.authority)

/** The caller's authority as it is by now; undefined if they are gone, or blocked. */
export const readAuthor = (db: Database, { user }: Caller): Effect.Effect<Authority | undefined> =>
  query(
    async () =>
      (await readAuthorities(db, sql`users.id = ${user.id} and users.disabled_at is null`))[0]?.authority,
  )

/** Loads the caller's authority again, so that permissions lost since the request began no longer count. */
export const loadAuthor = Effect.fnUntraced(function* (tx: Database, caller: Caller) {
  const author = yield* readAuthor(tx, caller)
  if (!author) return yield* new Unauthenticated()
  if (allows(managesAccess, forNow(author))) return author
  return yield* new Forbidden({ needs: [...managesAccess.anyOf] })
})
