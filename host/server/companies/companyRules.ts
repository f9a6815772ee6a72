import { sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { RecordInUse } from "../../../src/contract/resource/refusals.ts"
import { companies } from "../../../src/contract/resources/companies.ts"
import { missingToSell } from "./readiness.ts"
import { query } from "../db/database.ts"
import { companyDeliveries } from "../db/deliverySchema.ts"
import { namingTables } from "../db/namingTables.ts"
import { joins, tables } from "../db/described/tables.ts"
import { companies as table } from "../db/schema.ts"
import { orders } from "../db/tradeSchema.ts"
import { badRequest } from "../http/issues.ts"
import { type RuleScope, rulesOf } from "../resource/rules.ts"

const { companyGroups } = tables
const { companies: companyGroupsCompanies } = joins.companyGroups

/** Whoever works for franchises keeps companies within them: without one they would lose sight of it. */
const checkFranchise = ({ caller, language }: RuleScope, franchise: unknown) =>
  caller.reach.kind === "franchise" && franchise === null
    ? Effect.fail(badRequest([{ path: "body.franchise", code: "required" }], language))
    : Effect.succeed({})

/** The franchise of who works for just one. */
const onlyFranchise = ({ caller: { reach } }: RuleScope) =>
  reach.kind === "franchise" && reach.franchises.length === 1 ? reach.franchises[0] : undefined

/** A company's groups, opening and readiness follow from other lists; one that anything belongs to stays. */
export const companyRules = rulesOf(companies, {
  create: (at, body) => {
    const franchise = body.franchise ?? onlyFranchise(at) ?? null
    return Effect.as(checkFranchise(at, franchise), { franchise })
  },
  save: (at, _, { franchise }) => checkFranchise(at, franchise),
  remove: ({ tx }, { _id }) =>
    Effect.flatMap(
      query(() => namingTables(tx, { table, id: Number(_id), first: ["orders", "users"] })),
      ([use]) => (use ? Effect.fail(new RecordInUse(use)) : Effect.void),
    ),
  derive: (id) => ({
    groups: sql`(select coalesce(json_agg(json_build_object('_id', g.id, 'label', g.name) order by g.name), '[]')
      from ${companyGroupsCompanies} m join ${companyGroups} g on g.id = m.record_id where m.target_id = ${id})`,
    isOpen: sql`(select d.is_open::text from ${companyDeliveries} d where d.company_id = ${id})`,
    isReady: sql`(cardinality(${missingToSell(id)}) = 0)`,
    // A menu may be kept elsewhere: that the store sold something is what is known of it then.
    hasSold: sql`exists (select 1 from ${orders} o where o.company_id = ${id})`,
    missing: missingToSell(id),
    orders: sql`(select count(*)::int from ${orders} o
      where o.company_id = ${id} and o.placed_at > now() - interval '7 days')`,
  }),
})
