import * as Schema from "effect/Schema"
import { managesAccess } from "../access/access.ts"
import { endpoint } from "../wire/endpoint.ts"
import { Id, IdText, RecordId } from "../wire/recordId.ts"
import { Moment } from "../wire/text.ts"
import { FallbackExceeds, RoleNotGrantable, UserOutranks } from "./user.ts"

/** No company has this code. */
export class UnknownJoinCode extends Schema.TaggedError<UnknownJoinCode>()("UnknownJoinCode", {}) {
  static readonly status = 422
}

/** Somebody who belongs somewhere already cannot ask to join a company. */
export class BelongsAlready extends Schema.TaggedError<BelongsAlready>()("BelongsAlready", {}) {
  static readonly status = 409
}

/** The request of somebody who belongs nowhere yet. */
const OwnJoining = Schema.Struct({
  /** True for somebody who works for a company, a franchise, an application or the platform. */
  belongs: Schema.Boolean,
  /** Null before they ask. */
  request: Schema.NullOr(Schema.Struct({ company: Schema.String, at: Moment, isDeclined: Schema.Boolean })),
})

/** Somebody who asks to join a company within reach. */
export const JoinRequest = Schema.Struct({
  id: Id,
  fullname: Schema.String,
  email: Schema.String,
  company: Schema.Struct({ _id: RecordId, name: Schema.String }),
  at: Moment,
})
export type JoinRequest = typeof JoinRequest.Type

const common = { service: "identity", extra: "joining" } as const
const own = { ...common, access: "signedIn" } as const
const managing = { ...common, access: managesAccess } as const

/** Joining a company: by whom registered alone, with the code its managers give them, until one of these decides. */
export const joining = {
  own: endpoint({
    ...own,
    method: "GET",
    path: "/acl/joining",
    summary: "Tells whether the caller belongs somewhere, and which company they ask to join.",
    success: OwnJoining,
  }),
  ask: endpoint({
    ...own,
    method: "POST",
    path: "/acl/joining",
    summary:
      "Asks to join the company with this code, in place of any the caller asked before. Its managers are told.",
    body: Schema.Struct({ code: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(40)) }),
    success: OwnJoining,
    refusals: [UnknownJoinCode, BelongsAlready],
  }),
  code: endpoint({
    ...managing,
    method: "GET",
    path: "/acl/joining/code",
    summary:
      "Reads the code by which people ask to join the caller's company, or the viewed one; null without one.",
    success: Schema.Struct({ code: Schema.NullOr(Schema.String) }),
  }),
  requests: endpoint({
    ...managing,
    method: "GET",
    path: "/acl/joining/requests",
    summary: "Lists who asks to join the companies within reach, the first first.",
    success: Schema.Array(JoinRequest),
  }),
  decide: endpoint({
    ...managing,
    method: "POST",
    path: "/acl/joining/requests/:id",
    summary: "Takes somebody into the company they ask to join, or declines. They are told by mail.",
    params: { id: IdText },
    body: Schema.Struct({ isAccepted: Schema.Boolean }),
    success: Schema.Array(JoinRequest),
    refusals: [FallbackExceeds, RoleNotGrantable, UserOutranks],
  }),
}
