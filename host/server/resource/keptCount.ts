import { and, eq, type SQL, sql } from "drizzle-orm"
import type { Resource, Scope } from "../../../src/contract/resource/resource.ts"
import type { Reach } from "../access/reach.ts"
import type { Database } from "../db/database.ts"
import { recordCounts } from "../db/recordCountSchema.ts"
import { tableName } from "../db/described/names.ts"
import { isWholeWithOwner } from "../access/resourceReach.ts"

interface KeptTotal {
  readonly scope: (typeof recordCounts.$inferSelect)["scope"]
  readonly owner: number
}

const every: KeptTotal = { scope: "all", owner: 0 }

/** Everything of the caller's application, where they reach all of it. */
const ofApplication = (reach: Reach): KeptTotal | undefined =>
  "application" in reach && reach.application !== null
    ? { scope: "application_id", owner: reach.application }
    : undefined

/** Stored count that covers the records of a scope within reach; undefined if there is none. */
const keptFor: Readonly<Record<Scope, (reach: Reach) => KeptTotal | undefined>> = {
  platform: () => every,
  application: ofApplication,
  franchise: (reach) => (reach.kind === "application" ? ofApplication(reach) : undefined),
  company: (reach) => {
    if (reach.kind === "company") return { scope: "company_id", owner: reach.company }
    return reach.kind === "application" ? ofApplication(reach) : undefined
  },
}

const keptWithin = (resource: Resource, reach: Reach): KeptTotal | undefined =>
  reach.kind === "application" || isWholeWithOwner(resource) ? keptFor[resource.scope](reach) : undefined

const countOf = (resource: Resource, { scope, owner }: KeptTotal): SQL | undefined =>
  and(
    eq(recordCounts.list, tableName(resource)),
    eq(recordCounts.scope, scope),
    eq(recordCounts.owner, owner),
  )

/** Returns the number of records within reach from the stored counts; undefined if there are none. */
export const keptCount = async (
  db: Database,
  resource: Resource,
  reach: Reach,
): Promise<number | undefined> => {
  const total = reach.kind === "all" ? every : keptWithin(resource, reach)
  if (total === undefined) return undefined
  const [sum] = await db
    .select({ records: sql<number>`coalesce(sum(${recordCounts.records}), 0)::int` })
    .from(recordCounts)
    .where(countOf(resource, total))
  return sum?.records ?? 0
}
