import type { CurrentUser } from "../contract/session/currentUser.ts"
import type { Resource } from "../contract/resource/resource.ts"
import { statusesFound } from "../contract/resource/statusesFound.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import type { KeptRow } from "./resourceFilter.ts"
import { ownOwner } from "./resourceSources.ts"

/** Returns a check that is true if this user sees a record: those of their own owner, and no drafts of others. */
export const seenBy = (resource: Resource, user: Numbered<CurrentUser>) => {
  const own = ownOwner(resource.scope, user)
  const statuses = statusesFound(resource, user)
  return ({ owner, status }: KeptRow): boolean =>
    (own === undefined || owner === own) && (statuses?.includes(status ?? "") ?? true)
}
