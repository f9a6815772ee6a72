import { and, eq, type SQL, sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { userCounts } from "../db/schema.ts"
import type { Reach } from "../access/reach.ts"

const reachCondition = ({ kind, ...reach }: Reach): SQL | undefined => {
  if (kind === "all") return eq(userCounts.scope, "all")
  if (kind === "application" && "application" in reach)
    return and(eq(userCounts.scope, "application"), eq(userCounts.owner, reach.application ?? 0))
  if (kind === "company" && "company" in reach)
    return and(eq(userCounts.scope, "company"), eq(userCounts.owner, reach.company))
  return undefined
}

/** Returns the number of users within reach from the stored counts; undefined if there are none. */
export const keptCount = async (db: Database, reach: Reach): Promise<number | undefined> => {
  const where = reachCondition(reach)
  if (where === undefined) return undefined
  const [sum] = await db
    .select({ users: sql<number>`coalesce(sum(${userCounts.users}), 0)::int` })
    .from(userCounts)
    .where(where)
  return sum?.users ?? 0
}
