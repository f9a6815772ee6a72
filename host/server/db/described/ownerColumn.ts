import type { Scope } from "../../../../src/contract/resource/resource.ts"

/** The column that names a record's owner; undefined where the platform owns them all. */
export const ownerColumn: Readonly<Record<Scope, "applicationId" | "franchiseId" | "companyId" | undefined>> =
  {
    platform: undefined,
    application: "applicationId",
    franchise: "franchiseId",
    company: "companyId",
  }
