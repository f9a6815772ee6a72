import { sql } from "drizzle-orm"
import { unsold } from "../../../src/contract/dashboard/orders.ts"
import { companyGroups } from "../../../src/contract/resources/companyGroups.ts"
import { joins } from "../db/described/tables.ts"
import { orders } from "../db/tradeSchema.ts"
import { rulesOf } from "../resource/rules.ts"

const { companies: members } = joins.companyGroups

const notSold = sql.raw(unsold.map((status) => `'${status}'`).join(", "))

/** Sales of a group's companies in the last 30 days. A franchise or a company does not see what others sold. */
export const companyGroupRules = rulesOf(companyGroups, {
  shown: ({ reach }, row) =>
    reach.kind === "all" || reach.kind === "application" ? row : { ...row, sold: null },
  derive: (id) => ({
    sold: sql`(select coalesce(sum(o.total_cents), 0)::float8 from ${members} m
      join ${orders} o on o.company_id = m.target_id
      where m.record_id = ${id} and o.placed_at > now() - interval '30 days' and o.status not in (${notSold}))`,
  }),
})
