import { type SQL, sql } from "drizzle-orm"
import { auditLines } from "../db/auditSchema.ts"

/** SQL: the user who last moved a record to a status. */
export const lastMover = (list: string, record: SQL, status: string): SQL => sql`(select line.actor
  from ${auditLines} line where line.list = ${list} and line.record_id = ${record} and line.action = 'STATUS'
    and line.changes @> ${JSON.stringify([{ field: "status", new: status }])}::jsonb
  order by line.id desc limit 1)`
