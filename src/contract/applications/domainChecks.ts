import * as Schema from "effect/Schema"
import { writesApplications } from "../access/access.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { oneOf } from "../wire/reading.ts"
import { RecordIdText } from "../wire/recordId.ts"

/**
 * Target of a domain: this server, another one, or none; or unchecked, for example if nobody answers in time or its
 * address is in a private network.
 */
const domainStates = ["HERE", "ELSEWHERE", "UNRESOLVED", "UNCHECKED"] as const

const DomainCheck = () =>
  Schema.Struct({
    domain: Schema.String,
    state: oneOf(domainStates),
    /** Addresses the domain resolves to. */
    addresses: Schema.Array(Schema.String),
  })

/** Endpoints that check if applications' domains lead to this server. */
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
