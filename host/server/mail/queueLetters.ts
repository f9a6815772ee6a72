import { type SQL, sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import type { ReminderKind } from "./endReminders.ts"

/**
 * Leaves a letter for each reminder that `made` makes, an `insert … select` of a reminder's table: one that is there already
 * is not made again. One statement: thousands of records with many readers each are more than it takes parameters.
 */
export const leaveLetters = (db: Database, kind: ReminderKind, made: SQL) =>
  db.execute(sql`
    with made as (${made} on conflict do nothing returning id, user_id)
    insert into mail_jobs (kind, email, language, ${sql.identifier(`${kind}_reminder_id`)})
    select ${kind}, u.email, coalesce(u.language, 'ptBr'), made.id
    from made join users u on u.id = made.user_id`)
