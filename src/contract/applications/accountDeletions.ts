import * as Schema from "effect/Schema"
import { limits } from "../limits.ts"
import { Cpf } from "../people/cpf.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { wholePhone } from "../people/phone.ts"
import { partialAnswer } from "../wire/reading.ts"
import { RecordIdText } from "../wire/recordId.ts"
import { Email, Moment, PhoneOf, RequiredText, Text } from "../wire/text.ts"

/** Kinds of account in an application; legal documents and public requests refer to them. */
export const accountKinds = ["CUSTOMER", "DELIVERYMAN", "SHOPPER", "COMPANY"] as const
export type AccountKind = (typeof accountKinds)[number]

/** Reasons for deleting an account. */
export const deletionReasons = ["NO_LONGER_USE", "PRIVACY", "DUPLICATE", "OTHER"] as const

/** Days within which a request about one's personal data is answered (LGPD, article 19). */
export const daysToForget = 15

const { fullname } = limits.text

/** Characters of what somebody adds. */
export const maxDeletionComment = 2000

const maybe = <A extends Schema.Codec<unknown, unknown>>(part: A) => Schema.optionalKey(Schema.NullOr(part))

/**
 * Request to delete an account: the person and the account (section 7, applications admin API; modules,
 * ask-delete-account).
 */
const DeletionRequest = () =>
  Schema.Struct({
    fullname: RequiredText(fullname.min, fullname.max),
    email: Email,
    phone: PhoneOf(wholePhone),
    cpf: maybe(Cpf),
    userType: maybe(Schema.Literals(accountKinds)),
    reason: maybe(Schema.Literals(deletionReasons)),
    comment: maybe(Text(maxDeletionComment)),
    confirm: Schema.Literal(true),
  })

/** Reference of the request and the deadline for the answer. A platform may return less. */
const DeletionReceipt = () =>
  partialAnswer(Schema.Struct({ protocol: Schema.String, requestedAt: Moment, dueAt: Moment }))

/** Endpoints for account deletion requests to an application; no sign-in needed. */
export const accountDeletions = {
  ask: lazyEndpoint(
    {
      method: "POST",
      service: "applications",
      path: "/v1/food/ask-delete-account/:id",
      summary:
        "Asks an application to delete somebody's account. The answer is the same whether there is such an account or not.",
      access: "public",
      params: { id: RecordIdText },
    },
    { body: DeletionRequest, success: DeletionReceipt },
  ),
}
