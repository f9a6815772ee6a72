import type { Company } from "../contract/companies/company.ts"
import { isRecordId, type RecordId, sameId } from "../contract/wire/recordId.ts"
import { type DraftStore, isCompany } from "./store.ts"

/** The drafts of a store by name; their owner stands beside them. */
export const draftsIn = (store: DraftStore): Readonly<Record<string, unknown>> => {
  const value = store.read()
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
}

/** Keeps the drafts of a session that expired, and the company that was viewed, for the same user alone. */
export const leaveDrafts = (store: DraftStore, owner: RecordId | undefined, company: Company | undefined) =>
  store.write(owner === undefined ? undefined : { ...draftsIn(store), owner, company })

/** Hands drafts over to who signed in, or erases those of somebody else; answers the company the same user viewed last. */
export const claimDrafts = (store: DraftStore, user: RecordId): Company | undefined => {
  const { company, ...drafts } = draftsIn(store)
  const { owner } = drafts
  if (owner === undefined && company === undefined) return undefined
  const isOwn = isRecordId(owner) && sameId(owner, user)
  store.write(isOwn ? drafts : undefined)
  return isOwn && isCompany(company) ? company : undefined
}
