import { and, eq, inArray, sql } from "drizzle-orm"
import type { SettingName } from "../../../src/contract/settings/settingKeys.ts"
import type { SettingState } from "../../../src/contract/settings/settings.ts"
import type { Caller } from "../access/caller.ts"
import { companiesWithin, companyIdWithin } from "../access/reach.ts"
import type { Database } from "../db/database.ts"
import { companies, users } from "../db/schema.ts"
import { settingRolloutLines as lines, settingRollouts as rollouts } from "../db/settingSchema.ts"
import { nameOrder } from "../db/searchText.ts"
import { settingOfCompany } from "./effective.ts"

/** Reads the effective values of the companies within reach, by name. */
export const readTargets = (db: Database, { reach }: Caller, key: SettingName, ids: ReadonlyArray<number>) =>
  db
    .select({
      id: companies.id,
      name: companies.name,
      applicationId: companies.applicationId,
      franchiseId: companies.franchise,
      value: sql<SettingState["value"]>`${settingOfCompany(key, companies.id)}`,
    })
    .from(companies)
    .where(and(inArray(companies.id, [...ids]), companiesWithin(reach)))
    .orderBy(nameOrder(companies.name), companies.id)

export type Target = Awaited<ReturnType<typeof readTargets>>[number]

/** Roll-outs all of whose companies are within reach, the latest first. */
export const readRollouts = async (
  db: Database,
  { reach }: Caller,
  { id, maxRows }: { readonly id?: number; readonly maxRows: number },
) => {
  const within = companyIdWithin(lines.companyId, reach, db)
  const some = sql`(select 1 from ${lines} where ${lines.rolloutId} = ${rollouts.id})`
  const beyond = sql`exists (select 1 from ${lines} where ${lines.rolloutId} = ${rollouts.id} and not ${within})`
  const rows = await db
    .select({
      _id: rollouts.id,
      key: rollouts.key,
      value: rollouts.value,
      startedAt: rollouts.startedAt,
      startedBy: users.fullname,
      changed: sql<number>`(select count(*)::int from ${lines} where ${lines.rolloutId} = ${rollouts.id})`,
      undoneAt: rollouts.undoneAt,
    })
    .from(rollouts)
    .leftJoin(users, eq(users.id, rollouts.startedBy))
    .where(and(id === undefined ? sql`exists ${some}` : eq(rollouts.id, id), within && sql`not ${beyond}`))
    .orderBy(sql`${rollouts.id} desc`)
    .limit(maxRows)
  return rows.map(({ startedAt, undoneAt, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  }))
}
