import * as Effect from "effect/Effect"
import type { AccessFacts } from "../contract/access/accessFacts.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { Role } from "../contract/users/roles.ts"
import { session } from "../contract/session/session.ts"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import { type User } from "../contract/users/user.ts"
import { users as calls } from "../contract/users/users.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { samplePermissions } from "./sampleRoles.ts"
import type { Handler } from "./Handler.ts"

/** The records the access calls read. */
export interface AccessMemory {
  readonly user: Numbered<CurrentUser>
  readonly users: ReadonlyMap<number, User>
  readonly roles: ReadonlyMap<number, Role>
}

const nameOf = (id: number) => samplePermissions.find((permission) => permission.id === id)?.name

const plain = { isRoot: false, isApplication: false, franchises: [], company: null }

/** Answers the access calls from memory. */
export const accessHandlers = ({
  user,
  users,
  roles,
}: AccessMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const rolesFacts = (ids: ReadonlyArray<number>): AccessFacts["roles"] =>
    [...roles.values()]
      .filter(({ id }) => ids.includes(id))
      .map(({ id, title, permissions }) => ({
        id,
        title,
        permissions: permissions.flatMap((one) => nameOf(one) ?? []),
      }))
  const own = (): AccessFacts => {
    const { id, fullname, isRoot, isApplication, franchises, company = null } = user
    return { id, fullname, isRoot, isApplication, franchises, company, roles: rolesFacts(user.roles) }
  }
  const of: Handler = ({ params }) => {
    const { id } = params as { id: number }
    const found = users.get(id)
    if (id === user.id) return Effect.succeed(own())
    if (!found) return Effect.fail(new NotFound())
    return Effect.succeed({ ...plain, id, fullname: found.fullname, roles: rolesFacts(found.roles) })
  }
  return [
    [session.access, () => Effect.succeed(own())],
    [calls.access, of],
  ]
}
