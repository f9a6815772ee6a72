import * as Effect from "effect/Effect"
import { type BulkSelection, CountChanged } from "../contract/bulk.ts"
import type { Endpoint } from "../contract/endpoint.ts"
import type { PageQuery } from "../contract/page.ts"
import { branchesOf, countable } from "../contract/permissionTree.ts"
import { NotFound } from "../contract/refusals.ts"
import {
  CoreRole,
  type NewRole,
  type Role,
  type RoleFilter,
  RoleInUse,
  roles as calls,
  type SavedRole,
} from "../contract/roles.ts"
import type { HandlerInput, Handler } from "./handlers.ts"
import { pageOf } from "./pageOf.ts"
import { samplePermissions } from "./sampleRoles.ts"

/** What the calls about roles keep. */
export interface RoleMemory {
  readonly roles: Map<number, Role>
  /** How many users hold a role, by its number. */
  readonly holders: Readonly<Record<number, number>>
}

type Order = Pick<PageQuery, "sortField" | "sortOrder"> & { readonly filter: RoleFilter }

const matches = (role: Role, { title = "", isCoreRole }: RoleFilter): boolean =>
  role.title.toLocaleLowerCase().includes(title.toLocaleLowerCase()) &&
  (isCoreRole === undefined || role.isCoreRole === isCoreRole)

const found = (rows: Iterable<Role>, { filter, sortField, sortOrder }: Order): ReadonlyArray<Role> => {
  const by =
    sortField === "title"
      ? (one: Role, other: Role) => one.title.localeCompare(other.title)
      : (one: Role, other: Role) => one.id - other.id
  const ordered = [...rows].filter((role) => matches(role, filter)).toSorted(by)
  return sortOrder === "desc" ? ordered.toReversed() : ordered
}

const findPage = ({ roles }: RoleMemory, query: PageQuery) => pageOf(found(roles.values(), query), query)

const named = countable(branchesOf(samplePermissions))

interface Exported extends Order {
  readonly columns?: ReadonlyArray<string>
  readonly ids?: ReadonlyArray<number>
}

const exported = ({ roles }: RoleMemory, query: Exported) => {
  const { columns = ["id", "title", "permissions", "isCoreRole"], ids } = query
  const cellOf = (role: Role, column: keyof Role) =>
    column === "permissions"
      ? named.flatMap(({ id, title }) => (role.permissions.includes(id) ? [title] : [])).join(", ")
      : role[column]
  const cell = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`
  const lines = found(roles.values(), query)
    .filter(({ id }) => ids?.includes(id) ?? true)
    .map((role) => columns.map((column) => cell(cellOf(role, column as keyof Role))).join(","))
  return [columns.join(","), ...lines].join("\r\n")
}

const removedMany = ({ roles, holders }: RoleMemory, chosen: BulkSelection<RoleFilter>) => {
  const isNamed = "ids" in chosen
  const meant = isNamed
    ? chosen.ids.map(Number)
    : [...roles.values()].filter((role) => matches(role, chosen.filter)).map(({ id }) => id)
  if (!isNamed && meant.length !== chosen.expected)
    return Effect.fail(new CountChanged({ count: meant.length }))
  const why = (id: number) => {
    const role = roles.get(id)
    if (!role) return "not_found"
    if (role.isCoreRole) return "core_role"
    return (holders[id] ?? 0) > 0 ? "role_in_use" : undefined
  }
  const refused = meant.flatMap((id) => {
    const code = why(id)
    return code === undefined ? [] : [{ id, code }]
  })
  const kept = new Set(refused.map(({ id }) => id))
  const gone = meant.filter((id) => !kept.has(id))
  for (const id of gone) roles.delete(id)
  return Effect.succeed({ removed: gone.length, refused })
}

/** What the calls about roles do to the memory. */
export const roleHandlers = (memory: RoleMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { roles, holders } = memory
  const find = ({ params }: HandlerInput) => {
    const role = roles.get((params as { id: number }).id)
    return role ? Effect.succeed(role) : Effect.fail(new NotFound({}))
  }
  const put = (role: Role) => Effect.sync(() => (roles.set(role.id, role), role))
  const changeable = (role: Role) => (role.isCoreRole ? Effect.fail(new CoreRole({})) : Effect.succeed(role))
  const remove = (role: Role) => {
    const users = holders[role.id] ?? 0
    return users > 0 ? Effect.fail(new RoleInUse({ users })) : Effect.sync(() => void roles.delete(role.id))
  }
  const save = ({ body }: HandlerInput) => {
    const saved = body as SavedRole
    const before = find({ params: { id: saved.id }, query: {}, body: null })
    return Effect.flatMap(Effect.flatMap(before, changeable), (role) =>
      put({ ...role, ...saved, isCoreRole: false }),
    )
  }
  const create = ({ body }: HandlerInput) =>
    put({ ...(body as NewRole), id: Math.max(0, ...roles.keys()) + 1, isCoreRole: false })
  const isAssigned = ({ query }: HandlerInput) =>
    Effect.succeed((holders[(query as { roleId: number }).roleId] ?? 0) > 0)
  return [
    [calls.list, () => Effect.succeed([...roles.values()])],
    [calls.find, ({ body }) => Effect.succeed(findPage(memory, body as PageQuery))],
    [calls.isAssigned, isAssigned],
    [calls.get, find],
    [calls.create, create],
    [calls.save, save],
    [calls.remove, (asked) => Effect.flatMap(Effect.flatMap(find(asked), changeable), remove)],
    [calls.removeMany, ({ body }) => removedMany(memory, body as BulkSelection<RoleFilter>)],
    [calls.export, ({ body }) => Effect.succeed(exported(memory, body as Exported))],
  ]
}
