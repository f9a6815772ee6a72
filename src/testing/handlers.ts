import * as Effect from "effect/Effect"
import type { Endpoint } from "../contract/endpoint.ts"
import type { PageQuery } from "../contract/page.ts"
import { permissions } from "../contract/permissions.ts"
import { NotFound } from "../contract/refusals.ts"
import {
  CoreRole,
  type NewRole,
  type Role,
  RoleInUse,
  roles as calls,
  type SavedRole,
} from "../contract/roles.ts"
import { InvalidLogin, session } from "../contract/session.ts"
import type { CurrentUser, User } from "../contract/users.ts"
import { samplePermissions } from "./sampleRoles.ts"
import { userHandlers } from "./userHandlers.ts"

/** A call as a handler sees it, decoded. */
export interface Asked {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

export type Handler = (asked: Asked) => Effect.Effect<unknown, object>

interface Memory {
  readonly user: CurrentUser
  readonly users: Map<number, User>
  readonly roles: Map<number, Role>
  readonly holders: Readonly<Record<number, number>>
}

const page = (
  rows: ReadonlyArray<Role>,
  { filter, sortField, sortOrder, pageNumber, pageSize }: PageQuery,
) => {
  const wanted = String(filter["title"] ?? "").toLocaleLowerCase()
  const by =
    sortField === "title"
      ? (a: Role, b: Role) => a.title.localeCompare(b.title)
      : (a: Role, b: Role) => a.id - b.id
  const found = rows.filter(({ title }) => title.toLocaleLowerCase().includes(wanted)).toSorted(by)
  if (sortOrder === "desc") found.reverse()
  return { items: found.slice(pageNumber * pageSize, (pageNumber + 1) * pageSize), totalCount: found.length }
}

const roleHandlers = ({ roles, holders }: Memory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const find = ({ params }: Asked) => {
    const role = roles.get((params as { id: number }).id)
    return role ? Effect.succeed(role) : Effect.fail(new NotFound({}))
  }
  const put = (role: Role) => Effect.sync(() => (roles.set(role.id, role), role))
  const changeable = (role: Role) => (role.isCoreRole ? Effect.fail(new CoreRole({})) : Effect.succeed(role))
  const remove = (role: Role) => {
    const users = holders[role.id] ?? 0
    return users > 0 ? Effect.fail(new RoleInUse({ users })) : Effect.sync(() => void roles.delete(role.id))
  }
  return [
    [calls.list, () => Effect.succeed([...roles.values()])],
    [calls.find, ({ body }) => Effect.succeed(page([...roles.values()], body as PageQuery))],
    [
      calls.isAssigned,
      ({ query }) => Effect.succeed((holders[(query as { roleId: number }).roleId] ?? 0) > 0),
    ],
    [calls.get, find],
    [
      calls.create,
      ({ body }) => put({ ...(body as NewRole), id: Math.max(0, ...roles.keys()) + 1, isCoreRole: false }),
    ],
    [
      calls.save,
      ({ body }) => {
        const saved = body as SavedRole
        const before = find({ params: { id: saved.id }, query: {}, body: null })
        return Effect.flatMap(Effect.flatMap(before, changeable), (role) =>
          put({ ...role, ...saved, isCoreRole: false }),
        )
      },
    ],
    [calls.remove, (asked) => Effect.flatMap(Effect.flatMap(find(asked), changeable), remove)],
  ]
}

/** What each call of the contract does to the memory; calls left out answer 404. */
export const handlersOf = (memory: Memory): ReadonlyMap<Endpoint, Handler> => {
  const signIn: Handler = ({ body }) =>
    (body as { password: string }).password === "demo1234"
      ? Effect.succeed({ user: { id: memory.user.id }, accessToken: "access", refreshToken: "refresh" })
      : Effect.fail(new InvalidLogin({}))
  return new Map<Endpoint, Handler>([
    [session.login, signIn],
    [session.me, () => Effect.succeed(memory.user)],
    [session.logout, () => Effect.void],
    [permissions.list, () => Effect.succeed(samplePermissions)],
    ...roleHandlers(memory),
    ...userHandlers({ users: memory.users, self: memory.user.id }),
  ])
}
