import * as Schema from "effect/Schema"
import { managesAccess } from "../access/access.ts"
import { BulkOutcome, bulkSelection, CountChanged, exportQuery } from "../wire/bulk.ts"
import { endpoint } from "../wire/endpoint.ts"
import { entity } from "../wire/entity.ts"
import { limits } from "../limits.ts"
import { pageQuery, resultPage } from "../wire/page.ts"
import { partialAnswer } from "../wire/reading.ts"
import { Id, IdText } from "../wire/recordId.ts"
import { RequiredText, Search } from "../wire/text.ts"
import { RecordInUse } from "../resource/refusals.ts"
import { FallbackExceeds } from "./user.ts"

const { title } = limits.text

/** Raised by each save. A save that carries an older one is refused, so that nobody overwrites what they never saw. */
const version = Schema.optionalKey(Schema.Int)

const content = {
  title: RequiredText(title.min, title.max),
  /** Numbers of permissions. */
  permissions: Schema.UniqueArray(Id).check(Schema.isMaxLength(500)),
}

/** A named set of permissions users can hold. Core roles are read-only (section 6). */
export const Role = entity({
  id: Id,
  title: Schema.String,
  permissions: Schema.Array(Id),
  isCoreRole: Schema.Boolean,
  version,
})
export type Role = typeof Role.Type

/** A role as it is created. */
export const NewRole = Schema.Struct({ ...content, isCoreRole: Schema.optionalKey(Schema.Literal(false)) })
export type NewRole = typeof NewRole.Type

/** A role as it is saved: the whole record, under its number. */
export const SavedRole = entity({
  ...content,
  id: Id,
  isCoreRole: Schema.optionalKey(Schema.Boolean),
  version,
})
export type SavedRole = typeof SavedRole.Type

/** Someone else saved the role first; `current` is what they saved. */
export class StaleRole extends Schema.TaggedError<StaleRole>()("StaleRole", { current: Role }) {
  static readonly status = 412
}

/** A role somebody still holds cannot be deleted. `users` is how many do, where it is known. */
export class RoleInUse extends Schema.TaggedError<RoleInUse>()("RoleInUse", {
  users: Schema.optionalKey(Schema.Int),
}) {
  static readonly status = 409
}

/** Core roles cannot be changed or deleted (section 5). */
export class CoreRole extends Schema.TaggedError<CoreRole>()("CoreRole", {}) {
  static readonly status = 409
}

/** The role would hold permissions its author may not hand out. */
export class GrantExceeds extends Schema.TaggedError<GrantExceeds>()("GrantExceeds", {
  permissions: Schema.Array(Schema.String),
}) {
  static readonly status = 403
}

/** Somebody holds the role who may do more than its author, or works where they do not reach. */
export class RoleOutranks extends Schema.TaggedError<RoleOutranks>()("RoleOutranks", {}) {
  static readonly status = 403
}

/** The role names a permission that does not exist. */
export class UnknownPermission extends Schema.TaggedError<UnknownPermission>()("UnknownPermission", {
  permissions: Schema.Array(Id),
}) {
  static readonly status = 422
}

/** `isCoreRole` is the platform's to set, never the caller's. */
export class CoreRoleProtected extends Schema.TaggedError<CoreRoleProtected>()("CoreRoleProtected", {}) {
  static readonly status = 403
}

/** Filter for roles: part of the title, and core roles only or not. */
export const RoleFilter = Schema.Struct({ title: Search, isCoreRole: Schema.optionalKey(Schema.Boolean) })
export type RoleFilter = typeof RoleFilter.Type

const roleSort = ["id", "title"] as const

export const RoleQuery = pageQuery({ filter: RoleFilter, sort: roleSort })
export type RoleQuery = typeof RoleQuery.Type

const common = { service: "identity", access: managesAccess } as const

/** The roles of the caller's reach. */
export const roles = {
  list: endpoint({
    ...common,
    method: "GET",
    path: "/acl/roles",
    summary: "Lists the roles.",
    success: Schema.Array(Role),
  }),
  find: endpoint({
    ...common,
    method: "POST",
    path: "/acl/roles/findRoles",
    extraFields: { filters: ["filter.isCoreRole"], estimates: ["exactTotal"] },
    summary: "Finds one page of roles by title.",
    body: RoleQuery,
    success: resultPage(Role),
    reads: true,
  }),
  isAssigned: endpoint({
    ...common,
    method: "GET",
    path: "/acl/roles/checkIsRollAssignedToUser",
    summary: "Tells whether any user has the role.",
    query: { roleId: IdText },
    success: Schema.Boolean,
  }),
  get: endpoint({
    ...common,
    method: "GET",
    path: "/acl/roles/:id",
    summary: "Reads one role.",
    params: { id: IdText },
    success: Role,
  }),
  create: endpoint({
    ...common,
    method: "POST",
    path: "/acl/roles",
    summary: "Creates a role.",
    body: NewRole,
    success: partialAnswer(Role),
    refusals: [GrantExceeds, UnknownPermission],
  }),
  save: endpoint({
    ...common,
    method: "PUT",
    path: "/acl/roles",
    summary: "Saves a role by ID.",
    body: SavedRole,
    success: partialAnswer(Role),
    refusals: [
      CoreRole,
      CoreRoleProtected,
      GrantExceeds,
      FallbackExceeds,
      RoleOutranks,
      UnknownPermission,
      StaleRole,
    ],
  }),
  remove: endpoint({
    ...common,
    method: "DELETE",
    path: "/acl/roles/:id",
    summary: "Deletes a role that no user has.",
    params: { id: IdText },
    success: Schema.Void,
    refusals: [CoreRole, RoleInUse, RoleOutranks, RecordInUse],
  }),
  removeMany: endpoint({
    ...common,
    method: "POST",
    path: "/acl/roles/removeRoles",
    extra: "bulk",
    summary:
      "Deletes the given roles, or all that a filter finds. Core roles and roles in use are kept and listed.",
    body: bulkSelection(RoleFilter),
    success: BulkOutcome,
    refusals: [CountChanged],
  }),
  export: endpoint({
    ...common,
    method: "POST",
    path: "/acl/roles/exportRoles",
    extra: "export",
    summary: "Exports the roles a filter finds as CSV.",
    body: exportQuery({
      filter: RoleFilter,
      sort: roleSort,
      columns: ["id", "title", "permissions", "isCoreRole"],
    }),
    success: Schema.String,
    reads: true,
    answers: "csv",
  }),
}
