import * as Schema from "effect/Schema"
import { endpoint } from "../wire/endpoint.ts"
import { Password } from "../wire/text.ts"

/** The mailed link has expired, was used before, or never was one. */
export class LinkExpired extends Schema.TaggedError<LinkExpired>()("LinkExpired", {}) {
  static readonly status = 410
}

/** The password asked for once more is not the right one, or is missing. */
export class WrongPassword extends Schema.TaggedError<WrongPassword>()("WrongPassword", {}) {
  static readonly status = 422
}

/** Token after the `#` of a mailed link. */
const LinkToken = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200))

const common = { service: "identity", access: "public" } as const

/**
 * Calls behind mailed links. The server itself mailed them the link, so nobody needs permission to list these calls.
 */
export const accounts = {
  confirm: endpoint({
    ...common,
    method: "POST",
    path: "/acl/users/confirm",
    summary:
      "Makes the account a mailed link is about. A username somebody has by then gets a number; the answer tells it.",
    body: Schema.Struct({ token: LinkToken, password: Password }),
    success: Schema.Struct({ username: Schema.String }),
    refusals: [LinkExpired, WrongPassword],
  }),
  reset: endpoint({
    ...common,
    method: "POST",
    path: "/acl/users/reset",
    summary: "Sets a new password with a mailed link, and ends the user's sessions.",
    body: Schema.Struct({ token: LinkToken, password: Password }),
    success: Schema.Void,
    refusals: [LinkExpired],
  }),
}
