import { and, sql } from "drizzle-orm"
import { aclGroups as groupRecords } from "../../../src/contract/resources/aclGroups.ts"
import { aclModules } from "../../../src/contract/resources/aclModules.ts"
import { tables } from "../db/described/tables.ts"
import { recordsWithin } from "../access/resourceReach.ts"
import { rulesOf } from "../resource/rules.ts"

const { aclGroups, aclRoutes } = tables

/** A module says how many groups, of those its reader may see, and routes are within it. */
export const aclModuleRules = rulesOf(aclModules, {
  derive: (id) => ({ routes: sql`(select count(*)::int from ${aclRoutes} r where r.module = ${id})` }),
  counts: (id, reach, db) => {
    const within = recordsWithin(groupRecords, aclGroups, reach, db)
    return { groups: sql`(select count(*)::int from ${aclGroups} where ${and(sql`module = ${id}`, within)})` }
  },
})
