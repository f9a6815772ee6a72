import * as Schema from "effect/Schema"
import { managesAccess } from "../access/access.ts"
import { AccessFacts } from "../access/accessFacts.ts"
import { BulkOutcome, bulkSelection, CountChanged, exportQuery } from "../wire/bulk.ts"
import { endpoint } from "../wire/endpoint.ts"
import { pageQuery, resultPage } from "../wire/page.ts"
import { WrongPassword } from "../session/accounts.ts"
import { UsernameTaken } from "../session/session.ts"
import {
  User,
  NewUser,
  SavedUser,
  StaleUser,
  EmailTaken,
  FallbackExceeds,
  RoleNotGrantable,
  UserOutranks,
  UserProtected,
  CompanyFixed,
  UserMove,
} from "./user.ts"
import { RecordInUse } from "../resource/refusals.ts"
import { partialAnswer } from "../wire/reading.ts"
import { Id, IdText, RecordId } from "../wire/recordId.ts"
import { someOf } from "../wire/someOf.ts"
import { Search } from "../wire/text.ts"

/**
 * The user filter of section 3: the search text under four names, any of which may match. Beyond it, roles of which they
 * hold one, and companies of which they belong to one.
 */
export const UserFilter = Schema.Struct({
  lastName: Search,
  username: Search,
  email: Search,
  fillname: Search,
  roles: Schema.optionalKey(someOf(Id)),
  company: Schema.optionalKey(someOf(RecordId)),
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
    summary: "Lists up to a thousand users, ordered by ID.",
    success: Schema.Array(User),
  }),
  find: endpoint({
    ...common,
    method: "POST",
    path: "/acl/users/findUsers",
    extraFields: { filters: ["filter.roles", "filter.company"], estimates: ["exactTotal"] },
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
    success: partialAnswer(User),
    refusals: [EmailTaken, UsernameTaken, RoleNotGrantable, FallbackExceeds, UserOutranks],
  }),
  save: endpoint({
    ...common,
    method: "PUT",
    path: "/acl/users",
    summary: "Saves a user by ID.",
    body: SavedUser,
    extraFields: { "current-password": ["currentPassword"] },
    success: partialAnswer(User),
    refusals: [
      EmailTaken,
      UsernameTaken,
      RoleNotGrantable,
      FallbackExceeds,
      UserOutranks,
      CompanyFixed,
      StaleUser,
      WrongPassword,
    ],
  }),
  move: endpoint({
    ...common,
    method: "PUT",
    path: "/acl/users/:id/company",
    extra: "user-moves",
    summary:
      "Moves a user to another company within reach. Roles and access groups that the new company does not have are taken away.",
    params: { id: IdText },
    body: UserMove,
    success: User,
    refusals: [CompanyFixed, RoleNotGrantable, FallbackExceeds, UserOutranks, StaleUser],
  }),
  remove: endpoint({
    ...common,
    method: "DELETE",
    path: "/acl/users/:id",
    summary: "Deletes a user.",
    params: { id: IdText },
    success: Schema.Void,
    refusals: [UserProtected, UserOutranks, RecordInUse],
  }),
  removeMany: endpoint({
    ...common,
    method: "POST",
    path: "/acl/users/removeUsers",
    extra: "bulk",
    summary: "Deletes the given users, or all that a filter finds. Protected users are kept and listed.",
    body: bulkSelection(UserFilter),
    success: BulkOutcome,
    refusals: [CountChanged],
  }),
  export: endpoint({
    ...common,
    method: "POST",
    path: "/acl/users/exportUsers",
    extra: "export",
    summary: "Exports the users a filter finds as CSV.",
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
    extra: "access",
    summary: "Reads the roles and permissions that explain a user's access.",
    params: { id: IdText },
    success: AccessFacts,
  }),
  grantable: endpoint({
    ...common,
    method: "GET",
    path: "/acl/users/:id/grantable-roles",
    extra: "access",
    summary: "Lists the roles within reach that the caller may give a user.",
    params: { id: IdText },
    success: Schema.Struct({ roles: Schema.Array(Id) }),
  }),
}
