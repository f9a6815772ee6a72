import * as Schema from "effect/Schema"
import { AccessFacts } from "../access/accessFacts.ts"
import { CurrentUser } from "./currentUser.ts"
import { endpoint } from "../wire/endpoint.ts"
import { limits } from "../limits.ts"
import { reads } from "../wire/reading.ts"
import { Email, Password, RequiredText, Text } from "../wire/text.ts"

const text = limits.text

/** The login is not right. `code` and `message` are those of the login response (section 8). */
export class InvalidLogin extends Schema.TaggedError<InvalidLogin>()("InvalidLogin", {
  code: Schema.optionalKey(Schema.Literal(401)),
  message: Schema.optionalKey(Schema.String),
}) {
  static readonly status = 401
}

/** The refresh token is unknown, expired or was used before: the session is over. */
export class SessionEnded extends Schema.TaggedError<SessionEnded>()("SessionEnded", {}) {
  static readonly status = 401
}

/** Another user already has this username. */
export class UsernameTaken extends Schema.TaggedError<UsernameTaken>()("UsernameTaken", {}) {
  static readonly status = 409
}

/** Answer to a login (section 7): a session, or a code and a message with the reason there is none. */
const LoginAnswer = Schema.Struct({
  user: Schema.optionalKey(Schema.NullOr(Schema.Record(Schema.String, Schema.Unknown))),
  accessToken: Schema.optionalKey(Schema.NullOr(Schema.String)),
  refreshToken: Schema.optionalKey(Schema.NullOr(Schema.String)),
  code: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  message: Schema.optionalKey(Schema.NullOr(Schema.String)),
  /** Beyond the specification, but not an extra: names this browser at its next sign-in (docs/decisions/0020). */
  device: Schema.optionalKey(Schema.NullOr(Schema.String)),
})
export type LoginAnswer = typeof LoginAnswer.Type

const Token = reads(Schema.String, {
  read: (raw) => (typeof raw === "string" && raw !== "" ? raw : undefined),
})
const Tokens = Schema.Struct({ accessToken: Token, refreshToken: Schema.optionalKey(Token) })
const RefreshToken = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(2048))

const AcceptedAnswer = Schema.Struct({
  accepted: Schema.Boolean,
  /** Beyond the specification, but not an extra: true when there is no account until a mailed link is opened. */
  mailed: Schema.optionalKey(Schema.Boolean),
})

const isMailed = (raw: unknown) =>
  typeof raw === "object" && raw !== null && (raw as { readonly mailed?: unknown }).mailed === true

/** Anything but an empty result is a success, whatever it says (section 8). */
const Accepted = reads(Schema.NullOr(AcceptedAnswer), {
  read: (raw) => (raw ? { accepted: true, ...(isMailed(raw) && { mailed: true }) } : null),
  otherwise: null,
})

/** Sign-in answers the same for a wrong password and an unknown user, so any text may be tried. */
const Credentials = Schema.Struct({
  email: Email,
  password: Password,
  /** Sent only to the server whose earlier answer gave it, so it needs no extra. With it strangers slow nobody down. */
  device: Schema.optionalKey(Text(2048)),
})
const common = { service: "identity", access: "public" } as const

/** Signing in and out, and what someone without an account may do. */
export const session = {
  login: endpoint({
    ...common,
    method: "POST",
    path: "/users/auth-admin",
    openPath: "login",
    summary: "Signs an administrator in.",
    body: Schema.Struct({ ...Credentials.fields, type: Schema.optionalKey(Schema.Literal("admin")) }),
    success: LoginAnswer,
    refusals: [InvalidLogin],
  }),
  authenticate: endpoint({
    ...common,
    method: "POST",
    path: "/acl/users",
    summary: "Signs in with an email address and a password alone (the authentication service's own call).",
    body: Credentials,
    success: LoginAnswer,
    refusals: [InvalidLogin],
  }),
  refresh: endpoint({
    ...common,
    method: "POST",
    path: "/acl/users/refresh",
    openPath: "refresh",
    extra: "refresh",
    summary: "Exchanges a refresh token for new tokens. Each may be used once.",
    body: Schema.Struct({ refreshToken: RefreshToken }),
    success: Tokens,
    refusals: [SessionEnded],
  }),
  logout: endpoint({
    ...common,
    method: "POST",
    path: "/acl/users/logout",
    extra: "refresh",
    summary: "Ends the session a refresh token belongs to.",
    body: Schema.Struct({ refreshToken: RefreshToken }),
    success: Schema.Void,
    reads: true,
  }),
  me: endpoint({
    method: "GET",
    service: "identity",
    path: "/acl/users/me",
    openPath: "currentUser",
    summary: "Reads the signed-in user with their permissions.",
    access: "signedIn",
    success: CurrentUser,
  }),
  access: endpoint({
    method: "GET",
    service: "identity",
    path: "/acl/users/me/access",
    extra: "access",
    summary: "Reads the roles and permissions that explain the signed-in user's access.",
    access: "signedIn",
    success: AccessFacts,
  }),
  register: endpoint({
    ...common,
    method: "POST",
    path: "/acl/users/register",
    openPath: "register",
    summary:
      "Asks for an account, which lives once the mailed link is opened. The answer tells of no other account.",
    body: Schema.Struct({
      fullname: RequiredText(text.fullname.min, text.fullname.max),
      email: Email,
      username: RequiredText(text.username.min, text.username.max),
      password: Password,
    }),
    success: Accepted,
  }),
  forgot: endpoint({
    ...common,
    method: "GET",
    path: "/acl/users/forgot",
    summary: "Asks for a password reset. The answer never tells whether the address is known.",
    query: { email: Email },
    success: Accepted,
  }),
}
