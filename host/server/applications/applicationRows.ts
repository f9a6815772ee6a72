import { and, asc, eq, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { Application } from "../../../src/contract/applications/application.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Caller } from "../access/caller.ts"
import { noRows, type Reach } from "../access/reach.ts"
import { type Database, query } from "../db/database.ts"
import { applications } from "../db/applicationSchema.ts"
import { present } from "../access/userRows.ts"

/** One's own application; root reaches every one. */
export const applicationsWithin = (reach: Reach): SQL | undefined => {
  if (reach.kind === "all") return undefined
  if (reach.kind === "none" || reach.application === null) return noRows
  return eq(applications.id, reach.application)
}

const domains = sql<ReadonlyArray<string>>`coalesce((select json_agg(d.domain order by d.position)
  from application_domains d where d.application_id = applications.id), '[]')`

const columns = {
  _id: applications.id,
  name: applications.name,
  typeApp: applications.typeApp,
  status: applications.status,
  upgrade: applications.upgrade,
  domains,
  adminStyle: applications.adminStyle,
  firebase: applications.firebase,
  stores: applications.stores,
  updatedAt: applications.updatedAt,
  version: applications.version,
}

interface Page {
  readonly limit: number
  readonly offset?: number
}

/** Whole applications, by number. */
export const readApplications = async (
  db: Database,
  where: SQL | undefined,
  { limit, offset = 0 }: Page,
): Promise<ReadonlyArray<Numbered<Application>>> => {
  const rows = await db
    .select(columns)
    .from(applications)
    .where(where)
    .orderBy(asc(applications.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ updatedAt, ...row }) => ({ ...present(row), updatedAt: updatedAt.toISOString() }))
}

/** A whole application within reach. */
export const readApplication = Effect.fnUntraced(function* (
  db: Database,
  { membership }: Caller,
  applicationId: number,
) {
  const where = and(eq(applications.id, applicationId), applicationsWithin(membership))
  const [found] = yield* query(() => readApplications(db, where, { limit: 1 }))
  return found ?? (yield* new NotFound())
})
