import { sql } from "drizzle-orm"
import { importLimits } from "../../../src/contract/importing/importLimits.ts"
import type { Expiring } from "../db/expiring.ts"
import { importRows, imports } from "../db/importSchema.ts"

/** Rows of imports that can no longer be undone; what they wrote is told by the history of its records. */
export const expiredImports: Expiring = {
  table: importRows,
  isOver: sql`${importRows.importId} in (select id from ${imports}
    where coalesce(applied_at, created_at) < now() - make_interval(days => ${importLimits.undoDays}::int))`,
}
