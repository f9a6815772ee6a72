import * as Effect from "effect/Effect"
import { branchesOf, countable } from "../../contract/access/permissionTree.ts"
import { permissions } from "../../contract/access/permissions.ts"
import { type Role, RoleInUse, roles } from "../../contract/users/roles.ts"
import type { ListSpec } from "../../resource/ListSpec.ts"
import { explain, type RoleRefusal } from "./explain.ts"
import { RoleSize } from "./RoleSize.tsx"
import { RoleTitle } from "./RoleTitle.tsx"
import { roleWords } from "./roleWords.ts"
import type { en } from "./words.en.ts"

/** The roles list of section 2, described. */
export const roleList: ListSpec<Role, typeof en, RoleRefusal> = {
  name: "roles",
  words: roleWords,
  find: roles.find,
  filter: (search) => ({ title: search }),
  columns: [
    { id: "id", sortable: true, width: 96, area: "id", render: ({ id }) => id },
    { id: "title", sortable: true, area: "lead", render: (role) => <RoleTitle role={role} /> },
    {
      id: "permissions",
      align: "end",
      width: 120,
      area: "second",
      render: (role) => <RoleSize role={role} />,
    },
  ],
  filters: [
    {
      id: "kind",
      extra: "filters",
      options: ["core", "own"],
      toFilter: (value) => ({ isCoreRole: value === "core" }),
    },
  ],
  key: ({ id }) => id,
  rowTitle: ({ title }) => title,
  open: (say, { isCoreRole }) => ({ label: say(isCoreRole ? "viewRole" : "editRole"), edits: !isCoreRole }),
  remove: {
    /** Asks first, since the platform's own API may delete a role somebody holds. */
    remove: (api, { id }) =>
      Effect.flatMap(api.call(roles.isAssigned, { query: { roleId: id } }), (isAssigned) =>
        isAssigned ? Effect.fail(new RoleInUse({})) : api.call(roles.remove, { params: { id } }),
      ),
    locked: (say, { isCoreRole }) => (isCoreRole ? say("coreLocked") : undefined),
    explain,
    text: (say, { title }) => ({
      action: say("deleteRole"),
      title: say("deleteTitle"),
      question: say("deleteAsk", { title }),
      busyLabel: say("deleteWait"),
      doneMessage: say("deleted"),
    }),
  },
  removeMany: roles.removeMany,
  exporting: roles.export,
  cellTexts: (api) =>
    Effect.map(api.call(permissions.list), (all) => {
      const named = countable(branchesOf(all))
      return {
        permissions: (role) => {
          const held = new Set(role.permissions)
          return named.flatMap(({ id, title }) => (held.has(id) ? [title] : [])).join(", ")
        },
      }
    }),
}
