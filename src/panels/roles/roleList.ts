import * as Effect from "effect/Effect"
import { branchesOf, countable } from "../../contract/access/permissionTree.ts"
import { permissions } from "../../contract/access/permissions.ts"
import { RoleInUse, roles } from "../../contract/users/roles.ts"
import type { ListCalls } from "../../resource/described/parts.ts"
import type { roleRecords } from "../../contract/users/roleRecords.ts"
import type { RoleRefusal } from "./explain.ts"
import { rowOf } from "./roleCalls.ts"

/** Calls that find, delete and export roles. */
export const roleList: ListCalls<typeof roleRecords, RoleRefusal> = {
  find: roles.find,
  rowOf,
  isOwnerless: true,
  sorts: ["id", "title"],
  filter: (search) => ({ title: search }),
  filters: () => [
    {
      id: "kind",
      extra: "filters",
      options: ["core", "own"],
      toFilter: (value) => ({ isCoreRole: value === "core" }),
    },
  ],
  /** Asks first, since the platform's own API may delete a role somebody holds. */
  remove: (api, { _id }) =>
    Effect.flatMap(api.call(roles.isAssigned, { query: { roleId: Number(_id) } }), (isAssigned) =>
      isAssigned ? Effect.fail(new RoleInUse({})) : api.call(roles.remove, { params: { id: Number(_id) } }),
    ),
  locked: (word, { isCoreRole }) => (isCoreRole ? word("kept") : undefined),
  removeMany: roles.removeMany,
  exporting: roles.export,
  cellTexts: (api) =>
    Effect.map(api.call(permissions.list), (all) => {
      const named = countable(branchesOf(all))
      return {
        permissions: (role) => {
          const granted = new Set(role.permissions)
          return named.flatMap(({ id, title }) => (granted.has(String(id)) ? [title] : [])).join(", ")
        },
      }
    }),
}
