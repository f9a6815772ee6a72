import { sql } from "drizzle-orm"
import { openingHours } from "../../../../src/contract/resources/openingHours.ts"
import { settleOpenings } from "../../companies/openings.ts"
import type { StoreClock } from "../../companies/storeHours.ts"
import { query } from "../../db/database.ts"
import { auditLines } from "../../db/auditSchema.ts"
import { openingHours as table } from "../../db/resourceSchema.ts"
import { companies, users } from "../../db/schema.ts"
import { rulesOf } from "../rules.ts"

/** Stores open and close by their hours as soon as these are written. */
export const openingHoursRules = (clock: StoreClock) =>
  rulesOf(openingHours, {
    written: (tx, owners) => {
      const ids = [...new Set(owners.flatMap(({ companyId }) => companyId ?? []))]
      return query(() => settleOpenings(tx, clock, ids))
    },
    derive: (id) => ({
      timeZone: sql`(select c.time_zone from ${table} h join ${companies} c on c.id = h.company_id where h.id = ${id})`,
      lastUpdatedBy: sql`(select u.fullname from ${auditLines} a join ${users} u on u.id = a.actor
        where a.list = ${openingHours.name}::text and a.record_id = ${id} and a.action in ('CREATE', 'UPDATE')
        order by a.id desc limit 1)`,
    }),
  })
