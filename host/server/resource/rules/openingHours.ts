import { and, inArray, sql } from "drizzle-orm"
import { openingHours } from "../../../../src/contract/resources/openingHours.ts"
import { settleOpenings } from "../../companies/openings.ts"
import type { StoreClock } from "../../companies/storeHours.ts"
import { type Database, query } from "../../db/database.ts"
import { auditLines } from "../../db/auditSchema.ts"
import { openingHours as table } from "../../db/resourceSchema.ts"
import { companies, users } from "../../db/schema.ts"
import { rulesOf } from "../rules.ts"

/** A store has one clock: what its hours say last is the company's, and so that of all its hours. */
const shareTimeZone = async (
  tx: Database,
  ids: ReadonlyArray<number>,
  timeZone: string | null | undefined,
) => {
  if (timeZone)
    await tx
      .update(companies)
      .set({ timeZone })
      .where(inArray(companies.id, [...ids]))
  const zone = sql`(select c.time_zone from ${companies} c where c.id = ${table["companyId"]})`
  await tx
    .update(table)
    .set({ timeZone: zone })
    .where(and(inArray(table["companyId"]!, [...ids]), sql`${table["timeZone"]} is distinct from ${zone}`))
}

/** Stores open and close by their hours as soon as these are written. */
export const openingHoursRules = (clock: StoreClock) =>
  rulesOf(openingHours, {
    written: (tx, owners, states) => {
      const ids = [...new Set(owners.flatMap(({ companyId }) => companyId ?? []))]
      return query(async () => {
        await shareTimeZone(tx, ids, states.at(-1)?.timeZone)
        await settleOpenings(tx, clock, ids)
      })
    },
    derive: (id) => ({
      lastUpdatedBy: sql`(select u.fullname from ${auditLines} a join ${users} u on u.id = a.actor
        where a.list = ${openingHours.name}::text and a.record_id = ${id} and a.action in ('CREATE', 'UPDATE') and a.result = 'DONE'
        order by a.id desc limit 1)`,
    }),
  })
