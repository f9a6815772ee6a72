import * as Schema from "effect/Schema"
import { writesApplications } from "../access/access.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { oneOf } from "../wire/reading.ts"
import { RecordIdText } from "../wire/recordId.ts"

/**
 * Where a domain leads: to this server, to another one, nowhere; or it could not be found out, as when nobody answers in
 * time or its address is of a private network.
 */
const domainStates = ["HERE", "ELSEWHERE", "UNRESOLVED", "UNCHECKED"] as const

const DomainCheck = () =>
  Schema.Struct({
    domain: Schema.String,
    state: oneOf(domainStates),
    /** What the domain resolves to. */
    addresses: Schema.Array(Schema.String),
  })

/** Whether the domains of applications lead to where this server is. */
export const domainChecks = {
  check: lazyEndpoint(
    {
      method: "GET",
      service: "applications",
      path: "/v2/admin/applications/:id/domains",
      extra: "domain-checks",
      summary:
        "Looks the saved domains of an application up, and asks each for a proof that only this server can give.",
      access: writesApplications,
      params: { id: RecordIdText },
    },
    { success: () => Schema.Array(DomainCheck()) },
  ),
}
