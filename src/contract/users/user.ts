import * as Schema from "effect/Schema"
import { NewAddress, profileFields } from "../session/currentUser.ts"
import { entity } from "../wire/entity.ts"
import { limits } from "../limits.ts"
import { Id, ParentId, RecordId } from "../wire/recordId.ts"
import { Email, Password, Phone, RequiredText } from "../wire/text.ts"

const text = limits.text
/** Raised by each save. A save that carries an older one is refused, so that nobody overwrites what they never saw. */
const version = Schema.optionalKey(Schema.Int)

/** Kept as JSON, which PostgreSQL refuses with a NUL character. */
const Shopper = Schema.Unknown.check(
  Schema.makeFilter((value: unknown) => {
    const json = JSON.stringify(value) ?? ""
    return json.length <= limits.text.shopper.max && !json.includes("\\u0000")
  }),
)

const content = {
  username: RequiredText(text.username.min, text.username.max),
  fullname: RequiredText(text.fullname.min, text.fullname.max),
  email: Email,
  ...profileFields,
  phone: Schema.optionalKey(Phone),
  shopper: Schema.optionalKey(Shopper),
}

/** Someone who signs in. `roles` are numbers of roles, `company` the number of their company. */
export const User = entity({
  id: Id,
  username: Schema.String,
  email: Schema.String,
  fullname: Schema.String,
  roles: Schema.Array(Id),
  company: Schema.optionalKey(Schema.NullOr(RecordId)),
  version,
  ...profileFields,
})
export type User = typeof User.Type

/**
 * A user as an administrator creates them. Without a password they cannot sign in yet. Without a company they belong where
 * their author does; a `franchises` that is not empty is refused, since a user who loses them would reach more than was meant.
 */
export const NewUser = Schema.Struct({
  ...content,
  address: Schema.optionalKey(NewAddress),
  password: Schema.optionalKey(Password),
  roles: Schema.optionalKey(Schema.UniqueArray(Id).check(Schema.isMaxLength(100))),
  company: Schema.optionalKey(Schema.NullOr(ParentId)),
  franchises: Schema.optionalKey(Schema.Tuple([])),
})
export type NewUser = typeof NewUser.Type

/** A user as they are saved: the whole record, under its number. `company` is carried, never changed. */
export const SavedUser = entity({
  ...content,
  id: Id,
  password: Schema.optionalKey(Password),
  /** An extra: who changes their own password gives the one they have. */
  currentPassword: Schema.optionalKey(Password),
  roles: Schema.optionalKey(Schema.UniqueArray(Id).check(Schema.isMaxLength(100))),
  company: Schema.optionalKey(Schema.NullOr(ParentId)),
  version,
})
export type SavedUser = typeof SavedUser.Type

/** Someone else saved the user first; `current` is what they saved. */
export class StaleUser extends Schema.TaggedError<StaleUser>()("StaleUser", { current: User }) {
  static readonly status = 412
}

/** Another user already has this email address. */
export class EmailTaken extends Schema.TaggedError<EmailTaken>()("EmailTaken", {}) {
  static readonly status = 409
}

/** The user would hold a role that does not exist or that its author may not hand out. */
export class RoleNotGrantable extends Schema.TaggedError<RoleNotGrantable>()("RoleNotGrantable", {
  roles: Schema.Array(Id),
}) {
  static readonly status = 403
}

/** The user may do something, or somewhere, where their author may not: only who holds all of it changes them. */
export class UserOutranks extends Schema.TaggedError<UserOutranks>()("UserOutranks", {}) {
  static readonly status = 403
}

/** Left without a permission of their own, somebody would fall to a set (section 6) that holds what the author lacks. */
export class FallbackExceeds extends Schema.TaggedError<FallbackExceeds>()("FallbackExceeds", {
  permissions: Schema.Array(Schema.String),
}) {
  static readonly status = 403
}

/** A user cannot delete themselves, nor can the last root user be deleted. */
export class UserProtected extends Schema.TaggedError<UserProtected>()("UserProtected", {}) {
  static readonly status = 409
}

/** A user as they are moved to another company, from the version that was read. */
export const UserMove = Schema.Struct({ company: ParentId, version })
export type UserMove = typeof UserMove.Type

/** `company` of a record belongs to the platform, not to the caller. Who works for companies is moved to none. */
export class CompanyFixed extends Schema.TaggedError<CompanyFixed>()("CompanyFixed", {}) {
  static readonly status = 403
}
