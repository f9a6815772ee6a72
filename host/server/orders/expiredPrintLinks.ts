import { lt, sql } from "drizzle-orm"
import type { Expiring } from "../db/expiring.ts"
import { printLinks } from "../db/tradeSchema.ts"

/** Links to printed orders that open nothing any more. */
export const expiredPrintLinks: Expiring = {
  table: printLinks,
  isOver: lt(printLinks.expiresAt, sql`now()`),
}
