import { sql } from "drizzle-orm"
import { tables } from "../db/described/tables.ts"
import type { Expiring } from "../db/expiring.ts"

/** Mail kept for want of a server to send it. */
export const expiredOutbox: Expiring = {
  table: tables.outboxMessages,
  isOver: sql`created_at < now() - interval '24 hours'`,
}
