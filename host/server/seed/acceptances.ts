import { sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { legalAcceptances } from "../db/legalSchema.ts"
import { tables } from "../db/described/tables.ts"
import { users } from "../db/schema.ts"

const { legalDocuments } = tables

/** Everybody of the demo has accepted what asks for it, but for the partner, who is asked to. */
export const seedAcceptances = (db: Database) =>
  db.execute(sql`
    insert into ${legalAcceptances} (document_id, user_id, user_name, company_id, accepted_at)
    select d.id, u.id, u.fullname, u.company_id, d.published_at + interval '9 hours'
    from ${legalDocuments} d
    join ${users} u on u.application_id = d.application_id and u.username <> 'partner'
    where d.status = 'PUBLISHED' and d.requires_acceptance`)
