import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { managesAccess } from "../access/access.ts"
import { filterSchema } from "../resource/filter.ts"
import { RecordInUse } from "../resource/refusals.ts"
import { profileFields } from "../session/currentUser.ts"
import { WrongPassword } from "../session/accounts.ts"
import { UsernameTaken } from "../session/session.ts"
import { limits } from "../limits.ts"
import { endpoint } from "../wire/endpoint.ts"
import { entity } from "../wire/entity.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { pageQuery, paginator, resultPage } from "../wire/page.ts"
import { partialAnswer, reads } from "../wire/reading.ts"
import { Id, isRecordId, ParentId, RecordId, RecordIdText } from "../wire/recordId.ts"
import { Email, Moment, Password, Phone, RequiredText, Search } from "../wire/text.ts"
import { platformUserRecords } from "./platformUserRecords.ts"
import {
  CompanyFixed,
  EmailTaken,
  FallbackExceeds,
  NewUser,
  RoleNotGrantable,
  UserOutranks,
  UserProtected,
} from "./user.ts"

const text = limits.text

const maybe = <A extends Schema.Codec<unknown, unknown>>(part: A) => Schema.optionalKey(Schema.NullOr(part))
/** Record a user belongs to; some platforms send only its number. */
const NamedRecord = Schema.Struct({ _id: RecordId, name: maybe(Schema.String) })
type NamedRecord = typeof NamedRecord.Type
const Named = reads(NamedRecord, {
  read: (raw): NamedRecord | undefined => (isRecordId(raw) ? { _id: raw } : (raw as NamedRecord | undefined)),
})
const known = Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed("")))

/** A user as the Users API tells of them (section 7; modules, user-user). Fields beyond these travel with them. */
export const PlatformUser = entity({
  _id: RecordId,
  username: known,
  email: known,
  fullname: known,
  ...profileFields,
  roles: Schema.optionalKey(Schema.Array(Id)),
  company: maybe(Named),
  application: maybe(Named),
  /** The user type whose first role they hold. */
  type: maybe(Named),
  /** Whoever is not can sign in no more. */
  isActive: Schema.optionalKey(Schema.Boolean),
  lastLoginAt: maybe(Moment),
  version: Schema.optionalKey(Schema.Int),
})
export type PlatformUser = typeof PlatformUser.Type

/** Someone else saved the user first; `current` is what they saved. */
export class StalePlatformUser extends Schema.TaggedError<StalePlatformUser>()("StalePlatformUser", {
  current: PlatformUser,
}) {
  static readonly status = 412
}

const Saved = entity({
  _id: Schema.optionalKey(RecordId),
  username: Schema.optionalKey(RequiredText(text.username.min, text.username.max)),
  fullname: Schema.optionalKey(RequiredText(text.fullname.min, text.fullname.max)),
  email: Schema.optionalKey(Email),
  ...profileFields,
  phone: Schema.optionalKey(Phone),
  password: Schema.optionalKey(Password),
  /** An extra: who changes their own password gives the one they have. */
  currentPassword: Schema.optionalKey(Password),
  roles: Schema.optionalKey(Schema.UniqueArray(Id).check(Schema.isMaxLength(100))),
  company: maybe(ParentId),
  isActive: Schema.optionalKey(Schema.Boolean),
  version: Schema.optionalKey(Schema.Int),
})

const common = { service: "users", access: managesAccess } as const
const params = { id: RecordIdText }

/** The users of the caller's reach, by the specification's second API. */
export const platformUsers = {
  list: endpoint({
    ...common,
    method: "GET",
    path: "/users",
    summary: "Lists up to a thousand users of the caller's reach, ordered by ID.",
    success: Schema.Array(PlatformUser),
  }),
  page: endpoint({
    ...common,
    method: "GET",
    path: "/users/paginator/",
    summary:
      "Reads one page of users, by a part of the name, username or email, by company and by application.",
    query: {
      ...paginator,
      person: Search,
      company: Schema.optionalKey(RecordIdText),
      applicationId: Schema.optionalKey(RecordIdText),
    },
    success: resultPage(PlatformUser),
  }),
  find: lazyEndpoint(
    {
      ...common,
      method: "POST",
      reads: true,
      path: "/users/findPlatformUsers",
      extra: "filters",
      extraFields: { estimates: ["exactTotal"] },
      summary: "Finds one page of users by every filter of their list.",
    },
    {
      body: () => pageQuery({ filter: filterSchema(platformUserRecords), sort: ["id"] as const }),
      success: () => resultPage(PlatformUser),
    },
  ),
  create: endpoint({
    ...common,
    method: "POST",
    path: "/users",
    summary: "Creates a user.",
    body: NewUser,
    success: partialAnswer(PlatformUser),
    refusals: [EmailTaken, UsernameTaken, RoleNotGrantable, FallbackExceeds, UserOutranks],
  }),
  save: endpoint({
    ...common,
    method: "PUT",
    path: "/users/:id",
    summary: "Saves a user; fields left out are unchanged. With `isActive` it blocks or unblocks them.",
    params,
    body: Saved,
    extraFields: { "current-password": ["currentPassword"], "blocked-users": ["isActive"] },
    success: partialAnswer(PlatformUser),
    refusals: [
      EmailTaken,
      UsernameTaken,
      RoleNotGrantable,
      FallbackExceeds,
      UserOutranks,
      UserProtected,
      CompanyFixed,
      StalePlatformUser,
      WrongPassword,
    ],
  }),
  remove: endpoint({
    ...common,
    method: "DELETE",
    path: "/users/:id",
    summary: "Deletes a user.",
    params,
    success: Schema.Void,
    refusals: [UserProtected, UserOutranks, RecordInUse],
  }),
}
