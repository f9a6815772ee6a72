import { and, inArray, type SQL } from "drizzle-orm"
import { statusesFound } from "../../../src/contract/resource/statusesFound.ts"
import type { Caller } from "../access/caller.ts"
import type { Database } from "../db/database.ts"
import { columnNamed, type Context } from "./context.ts"
import { recordsWithin } from "../access/resourceReach.ts"

/** The records of a resource a caller sees: those within reach, and of drafts only what they may write (`readersSee`). */
export const recordsSeen = (
  context: Pick<Context, "resource" | "table">,
  { reach, user }: Pick<Caller, "reach" | "user">,
  db: Database,
): SQL | undefined => {
  const { resource, table } = context
  const statuses = statusesFound(resource, user)
  return and(
    recordsWithin(resource, table, reach, db),
    statuses && inArray(columnNamed(context, "status")!, [...statuses]),
  )
}
