import { sql } from "drizzle-orm"
import { platformDay } from "../../../src/contract/resource/datedItems.ts"
import type { Database } from "../db/database.ts"

/** Counts letters that were sent from the demo's published templates in the last weeks, some each day. */
export const seedTemplateSends = (db: Database) =>
  db.execute(sql`
    insert into email_template_sends (template_id, day, count)
    select t.id, ${platformDay()}::date - days.ago, 1 + (t.id * 7 + days.ago * 3) % 9
    from email_templates t, generate_series(0, 24, 3) days (ago)
    where t.status = 'PUBLISHED' and t.published_at < now() - days.ago * interval '1 day'`)
