import { sql } from "drizzle-orm"
import { aclModules } from "../../../../src/contract/resources/aclModules.ts"
import { aclGroups, aclRoutes } from "../../db/resourceSchema.ts"
import { rulesOf } from "../rules.ts"

/** A module says how many groups and routes are within it. */
export const aclModuleRules = rulesOf(aclModules, {
  derive: (id) => ({
    groups: sql`(select count(*)::int from ${aclGroups} g where g.module = ${id})`,
    routes: sql`(select count(*)::int from ${aclRoutes} r where r.module = ${id})`,
  }),
})
