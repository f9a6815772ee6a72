import * as Effect from "effect/Effect"
import type { BulkSelection } from "../contract/wire/bulk.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import {
  EmailTaken,
  type NewUser,
  RoleNotGrantable,
  type SavedUser,
  CompanyFixed,
  StaleUser,
  type User,
  type UserMove,
  UserProtected,
} from "../contract/users/user.ts"
import { type UserFilter, type UserQuery, users as calls } from "../contract/users/users.ts"
import { sameId } from "../contract/wire/recordId.ts"
import { UsernameTaken } from "../contract/session/session.ts"
import { idOf } from "./readInput.ts"
import { isStale, type MemoryTable, memoryTable } from "./memoryTable.ts"
import { textFinder } from "../contract/search/searchTexts.ts"
import { entryOf } from "../contract/wire/entryOf.ts"
import type { Handler, HandlerInput } from "./Handler.ts"

/** Data of the calls about users. */
export interface UserMemory {
  readonly users: MemoryTable<User, UserFilter>
  /** The number of who is signed in: they cannot delete themselves. */
  readonly self: number
  readonly roles: () => ReadonlyArray<number>
  /** Roles that the signed-in user may not give. */
  readonly ungrantable: (roles: ReadonlyArray<number>) => ReadonlyArray<number>
}

const matches = (
  user: User,
  { lastName, username, email, fillname, roles, company }: UserFilter,
): boolean => {
  const parts = [
    [lastName, user.fullname],
    [username, user.username],
    [email, user.email],
    [fillname, user.fullname],
  ] as const
  const conditions = parts.filter(([query]) => query !== undefined)
  const found = conditions.some(([query, text]) => textFinder(String(query))(text))
  const hasRole = roles?.some((role) => user.roles.includes(role)) ?? true
  const isThere = company?.some((one) => sameId(one, user.company)) ?? true
  return (conditions.length === 0 || found) && hasRole && isThere
}

/** The users of a backend. */
export const userTable = (rows: ReadonlyArray<User>): MemoryTable<User, UserFilter> =>
  memoryTable({
    rows,
    id: ({ id }) => id,
    matches,
    sortValue: (user, field) => (field === "id" ? undefined : String(entryOf(user, field))),
  })

/** Refuses an e-mail address or a username someone else has. */
const ensureUnused = (
  rows: Iterable<User>,
  { email, username }: Pick<User, "email" | "username">,
  id?: number,
): Effect.Effect<void, EmailTaken | UsernameTaken> => {
  const otherUsers = [...rows].filter((user) => user.id !== id)
  if (otherUsers.some((user) => user.email === email)) return Effect.fail(new EmailTaken())
  if (otherUsers.some((user) => user.username === username)) return Effect.fail(new UsernameTaken())
  return Effect.void
}

/** The roles that may be given to a user. */
const grantable =
  ({ users, roles, ungrantable }: UserMemory): Handler =>
  (input) =>
    Effect.map(users.one(idOf(input)), () => {
      const refused = ungrantable(roles())
      return { roles: roles().filter((role) => !refused.includes(role)) }
    })

const makeWrites = ({ users, ungrantable }: UserMemory) => {
  const ensureGrantable = (
    requested: ReadonlyArray<number> = [],
    current: ReadonlyArray<number> = [],
  ): Effect.Effect<void, RoleNotGrantable> => {
    const refused = ungrantable(requested.filter((id) => !current.includes(id)))
    return refused.length > 0 ? Effect.fail(new RoleNotGrantable({ roles: refused })) : Effect.void
  }
  const create = ({ body }: HandlerInput) => {
    const { password: _, franchises: __, ...made } = body as NewUser
    return Effect.andThen(
      Effect.andThen(ensureUnused(users.rows.values(), made), ensureGrantable(made.roles)),
      users.put({ roles: [], ...made, id: users.nextId(), version: 1 }),
    )
  }
  const save = ({ body }: HandlerInput) => {
    const { password: _, version, ...saved } = body as SavedUser
    return Effect.flatMap(
      users.one(saved.id),
      (before): Effect.Effect<User, StaleUser | EmailTaken | UsernameTaken | RoleNotGrantable> =>
        isStale(before, version)
          ? Effect.fail(new StaleUser({ current: before }))
          : Effect.andThen(
              Effect.andThen(
                ensureUnused(users.rows.values(), saved, saved.id),
                ensureGrantable(saved.roles, before.roles),
              ),
              users.put({ ...before, ...saved, version: (before.version ?? 0) + 1 }),
            ),
    )
  }
  return { create, save }
}

/** Handlers for the calls about users. */
export const userHandlers = (memory: UserMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { users, self } = memory
  const { create, save } = makeWrites(memory)
  const one = (input: HandlerInput) => users.one(idOf(input))
  const remove = (input: HandlerInput) =>
    Effect.flatMap(one(input), ({ id }) =>
      id === self ? Effect.fail(new UserProtected()) : Effect.sync(() => void users.rows.delete(id)),
    )
  const move = (input: HandlerInput) => {
    const { company, version } = input.body as UserMove
    return Effect.flatMap(one(input), (user): Effect.Effect<User, StaleUser | CompanyFixed> => {
      if (isStale(user, version)) return Effect.fail(new StaleUser({ current: user }))
      if (user.id === self) return Effect.fail(new CompanyFixed())
      return users.put({ ...user, company, version: (user.version ?? 0) + 1 })
    })
  }
  const whyKept = ({ id }: User) => (id === self ? "user_protected" : undefined)
  return [
    [calls.list, () => Effect.succeed([...users.rows.values()])],
    [calls.find, ({ body }) => Effect.succeed(users.page(body as UserQuery))],
    [calls.get, one],
    [calls.grantable, grantable(memory)],
    [calls.create, create],
    [calls.save, save],
    [calls.move, move],
    [calls.remove, remove],
    [calls.removeMany, ({ body }) => users.removeMany(body as BulkSelection<UserFilter>, whyKept)],
  ]
}
