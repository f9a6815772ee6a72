import { getTableName, type SQL, sql } from "drizzle-orm"
import { limits } from "../../../src/contract/limits.ts"
import { columnNamed, type ListTable } from "./context.ts"

const platform = sql.raw(`'${limits.timeZone}'`)

/** The time zone of the clock a record is read by: its store's; the platform's for what belongs to no store. */
export const zoneColumn = ({ resource, table }: ListTable): SQL => {
  if (resource.scope !== "company" || !columnNamed({ table }, "companyId")) return platform
  const store = sql`${sql.identifier(getTableName(table))}.company_id`
  return sql`coalesce((select clock.time_zone from companies clock where clock.id = ${store}), ${platform})`
}

/** The day it is by a record's clock: now, or at another moment. */
export const todayColumn = (context: ListTable, at?: Date): SQL => {
  const moment = at ? sql`${at.toISOString()}::timestamptz` : sql`now()`
  return sql`(${moment} at time zone ${zoneColumn(context)})::date`
}
