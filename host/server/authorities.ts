import { type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { allows, managesAccess } from "../../src/contract/access.ts"
import { Forbidden, Unauthenticated } from "../../src/contract/refusals.ts"
import type { Authority } from "./authority.ts"
import type { Caller } from "./caller.ts"
import { type Database, query } from "./db/database.ts"

/** "rights" in numbers: the advisory lock under which it is decided who may do what. */
const rightsLock = 718_104

/**
 * Holds everybody's rights as they are until the transaction is over: many may change people at once (`shared`), but
 * nobody while a role changes (`exclusive`), since that changes all who hold it. Taken before any row is locked.
 */
export const holdRights = (tx: Database, how: "shared" | "exclusive") =>
  query(() =>
    tx.execute(
      how === "shared"
        ? sql`select pg_advisory_xact_lock_shared(${rightsLock})`
        : sql`select pg_advisory_xact_lock(${rightsLock})`,
    ),
  )

/** What people hold by other roles than this one; with 0, by all of theirs. */
const namesBesides = (role: number) => sql`(
  select coalesce(jsonb_agg(distinct jsonb_build_object('name', p.name)), '[]') from user_roles ur
  join role_permissions rp on rp.role_id = ur.role_id
  join permissions p on p.id = rp.permission_id
  where ur.user_id = users.id and ur.role_id <> ${role})`

const franchises = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'application', f.application_id) order by f.id), '[]')
  from user_franchises uf join franchises f on f.id = uf.franchise_id where uf.user_id = users.id)`

const company = sql`(
  select jsonb_build_object('id', c.id, 'application', c.application_id, 'franchise', c.franchise_id,
    'type', c.type, 'shoppingFlow', c.shopping_flow)
  from companies c where c.id = users.company_id)`

const authorityBesides = (role: number) => sql`jsonb_build_object(
  'isRoot', is_root, 'isApplication', is_application, 'application', application_id, 'franchise', franchise_id,
  'franchises', ${franchises}, 'company', ${company}, 'permissions', ${namesBesides(role)})`

interface Peers {
  readonly ids: ReadonlyArray<number>
  readonly authority: Authority
}

/** The authorities of the users of a condition, each with all who have the same; `besides` leaves a role out. */
export const readAuthorities = async (
  db: Database,
  where: SQL,
  besides = 0,
): Promise<ReadonlyArray<Peers>> => {
  const answer = await db.execute(sql`select json_agg(id order by id) as ids, authority from (
    select id, ${authorityBesides(besides)} as authority from users where ${where}) held group by authority`)
  return (answer as unknown as { rows: ReadonlyArray<Peers> }).rows
}

/** One user's authority; undefined when there is no such user any more. */
export const readAuthority = (db: Database, id: number): Effect.Effect<Authority | undefined> =>
  query(async () => (await readAuthorities(db, sql`users.id = ${id}`))[0]?.authority)

/** The caller's authority by now: what they lost since they asked counts no more. */
export const authorOf = Effect.fnUntraced(function* (tx: Database, { user }: Caller) {
  const author = yield* readAuthority(tx, user.id)
  if (!author) return yield* new Unauthenticated()
  if (allows(managesAccess, author)) return author
  return yield* new Forbidden({ needs: [...managesAccess.anyOf] })
})
