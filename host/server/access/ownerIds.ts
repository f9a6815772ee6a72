import type { Reach } from "./reach.ts"

/** The owner of a record, by its columns. */
export type OwnerIds = Readonly<Partial<Record<"applicationId" | "franchiseId" | "companyId", number | null>>>

/** The owner of what a caller does to a whole list. */
export const ownerOfCaller = (reach: Reach): OwnerIds => ({
  ...("application" in reach ? { applicationId: reach.application } : {}),
  ...(reach.kind === "company" ? { companyId: reach.company } : {}),
  ...(reach.kind === "franchise" && reach.franchises.length === 1
    ? { franchiseId: reach.franchises[0]! }
    : {}),
})
