import { sql } from "drizzle-orm"
import type { AuditAction } from "../../../src/contract/resource/history.ts"
import { auditLines } from "../db/auditSchema.ts"
import type { Database } from "../db/database.ts"
import { users } from "../db/schema.ts"

interface SessionLine {
  readonly action: Extract<AuditAction, "LOGIN" | "LOGIN_REFUSED" | "LOGOUT">
  readonly userId: number
  /** The network address of whoever asked. */
  readonly address: string
}

/** Records that somebody signed in or out as a user, or was refused. Who was refused proved nothing, and is not named. */
export const noteSession = (db: Database, { action, userId, address }: SessionLine): PromiseLike<unknown> => {
  const actor = action === "LOGIN_REFUSED" ? sql`null` : sql`id`
  return db.execute(sql`insert into ${auditLines}
      (application_id, franchise_id, company_id, actor, action, list, record_id, label, address)
    select application_id, franchise_id, company_id, ${actor}, ${action}::text, 'sessions', id, fullname, ${address}::text
    from ${users} where id = ${userId}`)
}
