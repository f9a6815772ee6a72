import * as Schema from "effect/Schema"

/** The statuses of a license that has neither expired nor been revoked. */
export const ValidLicenseStatus = Schema.Literals(["AVAILABLE", "ASSIGNED", "ACTIVE", "EXPIRING"])
export type ValidLicenseStatus = typeof ValidLicenseStatus.Type
