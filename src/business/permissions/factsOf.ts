import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import type { SessionUser } from "../../api/session.ts"
import { allows, managesAccess } from "../../contract/access/access.ts"
import type { AccessFacts } from "../../contract/access/accessFacts.ts"
import { permissions } from "../../contract/access/permissions.ts"
import { roles } from "../../contract/users/roles.ts"
import { session } from "../../contract/session/session.ts"
import { users } from "../../contract/users/users.ts"

type Roles = AccessFacts["roles"]

/** The titles and permissions of these roles. */
export const rolesOf = (api: Api, roleIds: ReadonlyArray<number>): Effect.Effect<Roles, ApiError> => {
  const both = Effect.all([api.call(roles.list), api.call(permissions.list)], { concurrency: "unbounded" })
  return Effect.map(both, ([all, named]) => {
    const names = new Map(named.map(({ id, name }) => [String(id), name]))
    return all
      .filter(({ id }) => roleIds.includes(id))
      .map(({ id, title, permissions: rolePermissions }) => ({
        id,
        title,
        permissions: rolePermissions.flatMap((permission) => names.get(String(permission)) ?? []),
      }))
  })
}

/** The signed-in user's own facts from the session; roles have titles if the user may read roles. */
const ofSession = (api: Api, user: SessionUser): Effect.Effect<AccessFacts, ApiError> => {
  const { id = 0, fullname = "", isRoot, isApplication, franchises, company = null } = user
  const roleIds = user.roles ?? []
  const named =
    allows(managesAccess, user) && roleIds.length > 0 ? rolesOf(api, roleIds) : Effect.succeed<Roles>([])
  return Effect.map(named, (roleFacts) => ({
    id,
    fullname,
    isRoot,
    isApplication,
    company,
    roles: roleFacts,
    franchises: franchises as AccessFacts["franchises"],
    granted: user.permissions.map(({ name }) => name),
  }))
}

interface Kinds {
  readonly isRoot?: unknown
  readonly isApplication?: unknown
  readonly franchises?: unknown
}

/** Another user's facts. Whether they are root, application or franchise is known only if their record says so. */
const ofRecord = Effect.fnUntraced(function* (api: Api, id: number) {
  const user = yield* api.call(users.get, { params: { id } })
  const { isRoot, isApplication, franchises } = user as Kinds
  const facts: AccessFacts = {
    id,
    fullname: user.fullname,
    company: null,
    roles: yield* rolesOf(api, user.roles),
    isRoot: isRoot === true,
    isApplication: isApplication === true,
    franchises: Array.isArray(franchises) ? franchises : [],
  }
  return facts
})

/** The facts of somebody who holds one role and nothing else. */
export const factsOfRole = (
  api: Api,
  { id, title }: Pick<Roles[number], "id" | "title">,
): Effect.Effect<AccessFacts, ApiError> =>
  Effect.map(api.call(permissions.ofRole, { query: { roleId: id } }), (granted) => ({
    id: 0,
    fullname: title,
    isRoot: false,
    isApplication: false,
    franchises: [],
    company: null,
    roles: [{ id, title, permissions: granted.map(({ name }) => name) }],
  }))

/** The facts that decide someone's access: from one call where the server has it, else from the specification's calls. */
export const factsOf = (
  api: Api,
  user: SessionUser | undefined,
  userId: number | undefined,
): Effect.Effect<AccessFacts, ApiError> =>
  Effect.flatMap(api.offers(session.access), (isOffered) => {
    if (userId !== undefined)
      return isOffered ? api.call(users.access, { params: { id: userId } }) : ofRecord(api, userId)
    return isOffered || !user ? api.call(session.access) : ofSession(api, user)
  })
