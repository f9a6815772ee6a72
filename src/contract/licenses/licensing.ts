import * as Schema from "effect/Schema"
import { MoveRefused } from "../resource/refusals.ts"
import { rowSchema } from "../resource/schemas.ts"
import { licenses } from "../resources/licenses.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { partialAnswer } from "../wire/reading.ts"
import { RecordIdText } from "../wire/recordId.ts"
import { Day, RequiredText } from "../wire/text.ts"
import { RenewalRefused } from "./refusals.ts"

const common = { service: "main", extra: "licensing", access: licenses.access, method: "POST" } as const
const params = { id: RecordIdText }
const success = () => partialAnswer(rowSchema(licenses))

/** Most letters of a customer's name. */
export const maxCustomer = licenses.fields.customer.rules.max

/** Calls for partners' own licenses, which only the platform creates and edits. */
export const licensing = {
  renew: lazyEndpoint(
    {
      ...common,
      path: "/partners/license/:id/renew",
      summary:
        "Moves the end of a license by its billing period, of one that has expired from today, to the day the caller has confirmed; not while it ends more than a period from now.",
      params,
    },
    {
      body: () => Schema.Struct({ expiresAt: Day }),
      success,
      refusals: () => [MoveRefused, RenewalRefused],
    },
  ),
  assign: lazyEndpoint(
    {
      ...common,
      path: "/partners/license/:id/assign",
      summary: "Gives a license to a customer, or to another one than it had.",
      params,
    },
    {
      body: () => Schema.Struct({ customer: RequiredText(1, maxCustomer) }),
      success,
      refusals: () => [MoveRefused],
    },
  ),
}
