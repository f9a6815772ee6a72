import * as Schema from "effect/Schema"
import { managesAccess } from "./access.ts"
import { endpoint } from "../wire/endpoint.ts"
import { entity } from "../wire/entity.ts"
import { Id, IdText } from "../wire/recordId.ts"

/** Permission that a role may hold. Two levels: a parent (level 1, no `parentId`) groups its children (level 2). */
export const Permission = entity({
  id: Id,
  title: Schema.String,
  level: Schema.Int,
  parentId: Schema.optionalKey(Schema.NullOr(Id)),
  name: Schema.String,
})
export type Permission = typeof Permission.Type

/** The permissions that exist. */
export const permissions = {
  list: endpoint({
    method: "GET",
    service: "identity",
    path: "/acl/permissions",
    summary: "Lists every permission, parents and children.",
    access: managesAccess,
    success: Schema.Array(Permission),
  }),
  usage: endpoint({
    method: "GET",
    service: "identity",
    path: "/acl/permissions/usage",
    extra: "access",
    summary:
      "Counts the roles and access groups of the caller's reach that hold each permission, and names the first of these roles.",
    access: managesAccess,
    success: Schema.Array(
      Schema.Struct({
        name: Schema.String,
        roles: Schema.Int,
        titles: Schema.Array(Schema.String),
        groups: Schema.Int,
      }),
    ),
  }),
  ofRole: endpoint({
    method: "GET",
    service: "identity",
    path: "/acl/permissions/getRolePermission",
    summary: "Lists the permissions a role holds.",
    access: managesAccess,
    query: { roleId: IdText },
    success: Schema.Array(Permission),
  }),
}
