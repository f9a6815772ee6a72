import { type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { unsold } from "../../../src/contract/dashboard/orders.ts"
import { RecordInUse } from "../../../src/contract/resource/refusals.ts"
import { franchises } from "../../../src/contract/resources/franchises.ts"
import { query } from "../db/database.ts"
import { namingTables } from "../db/namingTables.ts"
import { joins } from "../db/described/tables.ts"
import { companies, franchises as table, userFranchises } from "../db/schema.ts"
import { orders } from "../db/tradeSchema.ts"
import { rulesOf } from "../resource/rules.ts"

const { cities } = joins.franchises

const notSold = sql.raw(unsold.map((status) => `'${status}'`).join(", "))

/** Sales of its companies in the last 30 days, in cents. */
const soldBy = (id: unknown) => sql`(select coalesce(sum(o.total_cents), 0)
  from ${companies} c join ${orders} o on o.company_id = c.id
  where c.franchise_id = ${id} and o.placed_at > now() - interval '30 days' and o.status not in (${notSold}))`

/** The rings of a territory as polygons PostgreSQL compares. */
const rings = (
  area: SQL,
) => sql`(select ('(' || string_agg('(' || (p.point ->> 0) || ',' || (p.point ->> 1) || ')', ',' order by p.at) || ')')::polygon as ring
  from jsonb_array_elements(${area}) r, jsonb_array_elements(r.value) with ordinality p (point, at) group by r.value)`

/** Names of others of its application that have one of its cities, or whose area meets its own. */
const sharedWith = (id: SQL) => sql`(select string_agg(other.name, ', ' order by other.name)
  from ${table} own join ${table} other on other.application_id = own.application_id and other.id <> own.id
  where own.id = ${id} and 'CLOSED' not in (own.status, other.status) and (
    exists (select 1 from ${cities} mine join ${cities} theirs on theirs.target_id = mine.target_id
      where mine.record_id = own.id and theirs.record_id = other.id)
    or exists (select 1 from ${rings(sql`own.territory`)} mine join ${rings(sql`other.territory`)} theirs
      on mine.ring && theirs.ring)))`

/** A franchise's figures follow from its companies; one that has any, or users, stays. */
export const franchiseRules = rulesOf(franchises, {
  remove: ({ tx }, { _id }) =>
    Effect.flatMap(
      query(() => namingTables(tx, { table, id: Number(_id), first: ["companies", "users"] })),
      ([use]) => (use ? Effect.fail(new RecordInUse(use)) : Effect.void),
    ),
  derive: (id) => ({
    companies: sql`(select count(*)::int from ${companies} c where c.franchise_id = ${id})`,
    users: sql`(select count(*)::int from ${userFranchises} u where u.franchise_id = ${id})`,
    sold: sql`${soldBy(id)}::float8`,
    sharedWith: sharedWith(id),
    royaltyDue: sql`(select greatest(coalesce(f.minimum_fee, 0), round(${soldBy(id)} * coalesce(f.royalty, 0) / 10000.0))::float8
      from ${table} f where f.id = ${id} and f.status in ('ACTIVE', 'OVERDUE', 'SUSPENDED'))`,
  }),
})
