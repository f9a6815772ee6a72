import { sql } from "drizzle-orm"
import type { AuditAction, AuditResult } from "../../../src/contract/resource/history.ts"
import type { Origin } from "../access/caller.ts"
import { auditLines } from "../db/auditSchema.ts"
import type { Database } from "../db/database.ts"
import { users } from "../db/schema.ts"

interface SessionLine {
  readonly action: Extract<AuditAction, "LOGIN" | "LOGIN_REFUSED" | "LOGOUT">
  readonly userId: number
  readonly from: Origin
}

/** Records that somebody signed in or out as a user, or was refused. Who was refused proved nothing, and is not named. */
export const noteSession = (db: Database, { action, userId, from }: SessionLine): PromiseLike<unknown> => {
  const isRefused = action === "LOGIN_REFUSED"
  const result: AuditResult = isRefused ? "DENIED" : "DONE"
  const actor = isRefused ? sql`null` : sql`id`
  return db.execute(sql`insert into ${auditLines}
      (application_id, franchise_id, company_id, actor, action, list, record_id, label, result, address, user_agent)
    select application_id, franchise_id, company_id, ${actor}, ${action}::text, 'sessions', id, fullname, ${result}::text,
      ${from.address}::text, ${from.userAgent ?? null}::text
    from ${users} where id = ${userId}`)
}
