import { type SQL, sql } from "drizzle-orm"
import { platformDay } from "../../../src/contract/resource/datedItems.ts"
import type { Database } from "../db/database.ts"
import { emailTemplateSends } from "../db/messageSchema.ts"

/** Notes that a letter was sent from a template. */
export const noteTemplate = (db: Database, templateId: number) =>
  db
    .insert(emailTemplateSends)
    .values({ templateId, day: platformDay(), count: 1 })
    .onConflictDoUpdate({
      target: [emailTemplateSends.templateId, emailTemplateSends.day],
      set: { count: sql`${emailTemplateSends.count} + 1` },
    })

/** SQL for the number of letters sent from a template in the last thirty days. */
export const sentLately = (template: SQL): SQL =>
  sql`(select coalesce(sum(s.count), 0)::int from ${emailTemplateSends} s
    where s.template_id = ${template} and s.day > ${platformDay()}::date - 30)`
