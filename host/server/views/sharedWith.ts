import { and, eq, type SQL, sql } from "drizzle-orm"
import type { Caller } from "../access/caller.ts"
import { savedViews } from "../db/viewSchema.ts"

interface Owner {
  readonly applicationId: number | null
  readonly franchiseId: number | null
  readonly companyId: number | null
}

const none: Owner = { applicationId: null, franchiseId: null, companyId: null }

/**
 * Owner of a shared view: the company its author views or works for; users above companies share it within their own
 * franchise or application, and the platform's staff among themselves. Undefined for users who belong nowhere.
 */
const ownerOf = ({ reach }: Caller): Owner | undefined => {
  switch (reach.kind) {
    case "company":
      return { ...none, companyId: reach.company }
    case "franchise":
      return { ...none, franchiseId: reach.franchises[0] ?? null }
    case "application":
      return { ...none, applicationId: reach.application }
    case "all":
      return none
    default:
      return undefined
  }
}

/** The owner columns of a view somebody keeps. */
export const sharedWith = (caller: Caller): Owner => ownerOf(caller) ?? none

/** The shared views of the caller's own people. */
export const sharedAmong = (caller: Caller): SQL | undefined => {
  const owner = ownerOf(caller)
  if (!owner) return sql`false`
  const { applicationId, franchiseId, companyId } = savedViews
  return and(
    eq(savedViews.isShared, true),
    sql`${applicationId} is not distinct from ${owner.applicationId}::bigint`,
    sql`${franchiseId} is not distinct from ${owner.franchiseId}::bigint`,
    sql`${companyId} is not distinct from ${owner.companyId}::bigint`,
  )
}
