import { lt, sql } from "drizzle-orm"
import { limits } from "../../../src/contract/limits.ts"
import type { Expiring } from "../db/expiring.ts"
import { idempotencyKeys } from "../db/sessionSchema.ts"

/** Keys of calls that are too old to be repeated. */
export const expiredCalls: Expiring = {
  table: idempotencyKeys,
  isOver: lt(idempotencyKeys.createdAt, sql`now() - ${limits.call.repeatHours}::int * interval '1 hour'`),
}
