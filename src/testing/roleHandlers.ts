import * as Effect from "effect/Effect"
import type { Subject } from "../contract/access/access.ts"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import type { BulkSelection } from "../contract/wire/bulk.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { PageQuery } from "../contract/wire/page.ts"
import { branchesOf, countable } from "../contract/access/permissionTree.ts"
import {
  CoreRole,
  GrantExceeds,
  type NewRole,
  type Role,
  type RoleFilter,
  RoleInUse,
  roles as calls,
  type SavedRole,
  StaleRole,
} from "../contract/users/roles.ts"
import { namesBeyond } from "./grants.ts"
import type { Locale } from "../contract/limits.ts"
import { roleRecords, roleRow } from "../contract/users/roleRecords.ts"
import type { Spreadsheet } from "../contract/wire/csv.ts"
import { csvFile } from "./csvFile.ts"
import { idOf } from "./readInput.ts"
import { isStale, type TableQuery, type MemoryTable, memoryTable } from "./memoryTable.ts"
import { samplePermissions } from "./sampleRoles.ts"
import { textFinder } from "../contract/search/searchTexts.ts"
import type { Handler, HandlerInput } from "./Handler.ts"

/** Data of the calls about roles. */
export interface RoleMemory {
  /** The signed-in user: nobody hands out more than they have. */
  readonly user: Numbered<CurrentUser>
  readonly roles: MemoryTable<Role, RoleFilter>
  /** Number of users who hold a role, by its number. */
  readonly holders: Readonly<Record<number, number>>
}

const matches = (role: Role, { title = "", isCoreRole }: RoleFilter): boolean =>
  textFinder(title)(role.title) && (isCoreRole === undefined || role.isCoreRole === isCoreRole)

/** The roles of a backend. */
export const roleTable = (rows: ReadonlyArray<Role>): MemoryTable<Role, RoleFilter> =>
  memoryTable({
    rows: rows.map((role): Role => ({ version: 1, ...role })),
    id: ({ id }) => id,
    matches,
    sortValue: ({ title }, field) => (field === "title" ? title : undefined),
  })

const named = countable(branchesOf(samplePermissions))

interface Exported extends TableQuery<RoleFilter> {
  readonly columns?: ReadonlyArray<string>
  readonly spreadsheet?: Spreadsheet
}

const exported = ({ roles }: RoleMemory, query: Exported, language: Locale) => {
  const { columns = ["id", "title", "permissions", "isCoreRole"], spreadsheet = language } = query
  const rows = roles.found(query).map((role) => ({
    ...roleRow(role),
    permissions: named.flatMap(({ id, title }) => (role.permissions.includes(id) ? [title] : [])),
  }))
  return csvFile(roleRecords, columns, rows, { language, spreadsheet })
}

/** Refuses permissions that the user may not hand out, but for those a role has already. */
const ensureGrantable = (
  user: Subject,
  requested: ReadonlyArray<number>,
  current: ReadonlyArray<number> = [],
) => {
  const permissions = namesBeyond(
    user,
    requested.filter((id) => !current.includes(id)),
  )
  return permissions.length > 0 ? Effect.fail(new GrantExceeds({ permissions })) : Effect.void
}

const changeable = (role: Role) => (role.isCoreRole ? Effect.fail(new CoreRole({})) : Effect.succeed(role))

const makeWrites = ({ roles, user }: RoleMemory) => {
  const save = ({ body }: HandlerInput) => {
    const { version, ...saved } = body as SavedRole
    return Effect.flatMap(
      Effect.flatMap(roles.one(saved.id), changeable),
      (role): Effect.Effect<Role, StaleRole | GrantExceeds> =>
        isStale(role, version)
          ? Effect.fail(new StaleRole({ current: role }))
          : Effect.andThen(
              ensureGrantable(user, saved.permissions, role.permissions),
              roles.put({ ...role, ...saved, isCoreRole: false, version: (role.version ?? 0) + 1 }),
            ),
    )
  }
  const create = ({ body }: HandlerInput) =>
    Effect.andThen(
      ensureGrantable(user, (body as NewRole).permissions),
      Effect.suspend(() =>
        roles.put({ ...(body as NewRole), id: roles.nextId(), isCoreRole: false, version: 1 }),
      ),
    )
  return { create, save }
}

/** Handlers for the calls about roles. */
export const roleHandlers = (memory: RoleMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { roles, holders } = memory
  const one = (input: HandlerInput) => roles.one(idOf(input))
  const holdersOf = ({ id }: Role) => holders[id] ?? 0
  const remove = (role: Role) => {
    const users = holdersOf(role)
    return users > 0
      ? Effect.fail(new RoleInUse({ users }))
      : Effect.sync(() => void roles.rows.delete(role.id))
  }
  const whyKept = (role: Role) =>
    role.isCoreRole ? "core_role" : holdersOf(role) > 0 ? "role_in_use" : undefined
  const { create, save } = makeWrites(memory)
  const isAssigned = ({ query }: HandlerInput) =>
    Effect.succeed((holders[(query as { roleId: number }).roleId] ?? 0) > 0)
  return [
    [calls.list, () => Effect.succeed([...roles.rows.values()])],
    [calls.find, ({ body }) => Effect.succeed(roles.page(body as PageQuery))],
    [calls.isAssigned, isAssigned],
    [calls.get, one],
    [calls.create, create],
    [calls.save, save],
    [calls.remove, (input) => Effect.flatMap(Effect.flatMap(one(input), changeable), remove)],
    [calls.removeMany, ({ body }) => roles.removeMany(body as BulkSelection<RoleFilter>, whyKept)],
    [calls.export, ({ body, language }) => Effect.succeed(exported(memory, body as Exported, language))],
  ]
}
