import * as Schema from "effect/Schema"
import { managesAccess } from "./access.ts"
import { AccessFacts } from "./accessFacts.ts"
import { BulkOutcome, bulkSelection, CountChanged, exportQuery } from "./bulk.ts"
import { profileFields } from "./currentUser.ts"
import { endpoint } from "./endpoint.ts"
import { entity } from "./entity.ts"
import { limits } from "./limits.ts"
import { pageQuery, resultPage } from "./page.ts"
import { UsernameTaken } from "./session.ts"
import { Email, Id, IdText, Password, RequiredText, Search } from "./text.ts"

const { text } = limits
/** Raised by each save. A save that carries an older one is refused, so that nobody overwrites what they never saw. */
const version = Schema.optionalKey(Schema.Int)

const content = {
  username: RequiredText(text.username.min, text.username.max),
  fullname: RequiredText(text.fullname.min, text.fullname.max),
  email: Email,
  ...profileFields,
}

/** Someone who signs in. `roles` are numbers of roles, `company` the number of their company. */
export const User = entity({
  id: Id,
  username: Schema.String,
  email: Schema.String,
  fullname: Schema.String,
  roles: Schema.Array(Id),
  company: Schema.optionalKey(Schema.NullOr(Id)),
  version,
  ...profileFields,
})
export type User = typeof User.Type

/** A user as an administrator creates them. Without a password they cannot sign in yet. */
export const NewUser = Schema.Struct({
  ...content,
  password: Schema.optionalKey(Password),
  roles: Schema.optionalKey(Schema.UniqueArray(Id).check(Schema.isMaxLength(100))),
})
export type NewUser = typeof NewUser.Type

/** A user as they are saved: the whole record, under its number. `company` is carried, never changed. */
export const SavedUser = entity({
  ...content,
  id: Id,
  password: Schema.optionalKey(Password),
  roles: Schema.optionalKey(Schema.UniqueArray(Id).check(Schema.isMaxLength(100))),
  company: Schema.optionalKey(Schema.NullOr(Id)),
  version,
})
export type SavedUser = typeof SavedUser.Type

/** Someone else saved the user first; `current` is what they saved. */
export class StaleUser extends Schema.TaggedError<StaleUser>()("StaleUser", { current: User }) {
  static readonly status = 412
}

/** Another user already has this e-mail address. */
export class EmailTaken extends Schema.TaggedError<EmailTaken>()("EmailTaken", {}) {
  static readonly status = 409
}

/** The user would hold a role that does not exist or that its author may not hand out. */
export class RoleNotGrantable extends Schema.TaggedError<RoleNotGrantable>()("RoleNotGrantable", {
  roles: Schema.Array(Id),
}) {
  static readonly status = 403
}

/** A user cannot delete themselves, nor can the last root user be deleted. */
export class UserProtected extends Schema.TaggedError<UserProtected>()("UserProtected", {}) {
  static readonly status = 409
}

/** `company` of a record belongs to the platform, not to the caller. */
export class CompanyFixed extends Schema.TaggedError<CompanyFixed>()("CompanyFixed", {}) {
  static readonly status = 403
}

/** The user filter of section 3: the search text under four names, any of which may match; and a role they hold. */
export const UserFilter = Schema.Struct({
  lastName: Search,
  username: Search,
  email: Search,
  fillname: Search,
  role: Schema.optionalKey(Id),
})
export type UserFilter = typeof UserFilter.Type

const userSort = ["id", "username", "email", "fullname"] as const

export const UserQuery = pageQuery({ filter: UserFilter, sort: userSort })
export type UserQuery = typeof UserQuery.Type

const common = { service: "identity", access: managesAccess } as const

/** The users of the caller's reach. */
export const users = {
  list: endpoint({
    ...common,
    method: "GET",
    path: "/acl/users",
    summary: "Lists users by number, at most a thousand.",
    success: Schema.Array(User),
  }),
  find: endpoint({
    ...common,
    method: "POST",
    path: "/acl/users/findUsers",
    summary: "Finds one page of users.",
    body: UserQuery,
    success: resultPage(User),
    reads: true,
  }),
  get: endpoint({
    ...common,
    method: "GET",
    path: "/acl/users/:id",
    summary: "Reads one user.",
    params: { id: IdText },
    success: User,
  }),
  create: endpoint({
    ...common,
    method: "POST",
    path: "/acl/users",
    summary: "Creates a user.",
    body: NewUser,
    success: User,
    refusals: [EmailTaken, UsernameTaken, RoleNotGrantable],
  }),
  save: endpoint({
    ...common,
    method: "PUT",
    path: "/acl/users",
    summary: "Saves a user under their number.",
    body: SavedUser,
    success: User,
    refusals: [EmailTaken, UsernameTaken, RoleNotGrantable, CompanyFixed, StaleUser],
  }),
  remove: endpoint({
    ...common,
    method: "DELETE",
    path: "/acl/users/:id",
    summary: "Deletes a user.",
    params: { id: IdText },
    success: Schema.Void,
    refusals: [UserProtected],
  }),
  removeMany: endpoint({
    ...common,
    method: "POST",
    path: "/acl/users/removeUsers",
    summary: "Deletes named users, or all a filter finds. Protected ones stay and are listed.",
    body: bulkSelection(UserFilter),
    success: BulkOutcome,
    refusals: [CountChanged],
  }),
  export: endpoint({
    ...common,
    method: "POST",
    path: "/acl/users/exportUsers",
    summary: "Writes the users a filter finds as comma-separated lines.",
    body: exportQuery({
      filter: UserFilter,
      sort: userSort,
      columns: ["id", "username", "email", "fullname", "roles", "phone", "occupation", "companyName"],
    }),
    success: Schema.String,
    reads: true,
    answers: "csv",
  }),
  access: endpoint({
    ...common,
    method: "GET",
    path: "/acl/users/:id/access",
    summary: "Reads what a user's access follows from.",
    params: { id: IdText },
    success: AccessFacts,
  }),
}
