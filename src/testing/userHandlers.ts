import * as Effect from "effect/Effect"
import { type BulkSelection, CountChanged } from "../contract/bulk.ts"
import type { Endpoint } from "../contract/endpoint.ts"
import { NotFound } from "../contract/refusals.ts"
import {
  EmailTaken,
  type NewUser,
  type SavedUser,
  StaleUser,
  type User,
  UserProtected,
} from "../contract/user.ts"
import { type UserFilter, type UserQuery, users as calls } from "../contract/users.ts"
import { UsernameTaken } from "../contract/session.ts"
import type { HandlerInput, Handler } from "./handlers.ts"
import { pageOf } from "./pageOf.ts"

/** What the calls about users keep. */
export interface UserMemory {
  readonly users: Map<number, User>
  /** The number of who is signed in: they cannot delete themselves. */
  readonly self: number
}

const matches = (user: User, { lastName, username, email, fillname, role }: UserFilter): boolean => {
  const parts = [
    [lastName, user.fullname],
    [username, user.username],
    [email, user.email],
    [fillname, user.fullname],
  ] as const
  const asked = parts.filter(([wanted]) => wanted !== undefined)
  const found = asked.some(([wanted, text]) =>
    text.toLocaleLowerCase().includes(String(wanted).toLocaleLowerCase()),
  )
  return (asked.length === 0 || found) && (role === undefined || user.roles.includes(role))
}

const ordered = (rows: ReadonlyArray<User>, { sortField, sortOrder }: UserQuery): Array<User> => {
  const field = sortField as "id" | "username" | "email" | "fullname"
  const sorted = rows.toSorted((one, other) =>
    field === "id" ? one.id - other.id : one[field].localeCompare(other[field]),
  )
  return sortOrder === "desc" ? sorted.reverse() : sorted
}

/** Refuses an e-mail address or a username someone else has. */
const ensureUnused = (
  rows: Iterable<User>,
  { email, username }: Pick<User, "email" | "username">,
  id?: number,
): Effect.Effect<void, EmailTaken | UsernameTaken> => {
  const others = [...rows].filter((user) => user.id !== id)
  if (others.some((user) => user.email === email)) return Effect.fail(new EmailTaken())
  if (others.some((user) => user.username === username)) return Effect.fail(new UsernameTaken())
  return Effect.void
}

const makeWrites = ({ users }: UserMemory) => {
  const put = (user: User) => Effect.sync(() => (users.set(user.id, user), user))
  const create = ({ body }: HandlerInput) => {
    const { password: _, ...made } = body as NewUser
    const id = Math.max(0, ...users.keys()) + 1
    return Effect.andThen(ensureUnused(users.values(), made), put({ roles: [], ...made, id, version: 1 }))
  }
  const save = ({ body }: HandlerInput) => {
    const { password: _, version, ...saved } = body as SavedUser
    const before = users.get(saved.id)
    if (!before) return Effect.fail(new NotFound())
    const current = before.version ?? 0
    if (version !== undefined && version < current) return Effect.fail(new StaleUser({ current: before }))
    return Effect.andThen(
      ensureUnused(users.values(), saved, saved.id),
      put({ ...before, ...saved, version: current + 1 }),
    )
  }
  return { create, save }
}

/** What the calls about users do to the memory. */
export const userHandlers = (memory: UserMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { users, self } = memory
  const { create, save } = makeWrites(memory)
  const rows = () => [...users.values()]
  const get = ({ params }: HandlerInput) => {
    const user = users.get((params as { id: number }).id)
    return user ? Effect.succeed(user) : Effect.fail(new NotFound())
  }
  const find = ({ body }: HandlerInput) => {
    const query = body as UserQuery
    const found = rows().filter((user) => matches(user, query.filter))
    return Effect.succeed(pageOf(ordered(found, query), query))
  }
  const remove = (asked: HandlerInput) =>
    Effect.flatMap(get(asked), ({ id }) =>
      id === self ? Effect.fail(new UserProtected()) : Effect.sync(() => void users.delete(id)),
    )
  const removeMany = ({ body }: HandlerInput) => {
    const chosen = body as BulkSelection<UserFilter>
    const found = rows().filter((user) =>
      "ids" in chosen ? chosen.ids.includes(user.id) : matches(user, chosen.filter),
    )
    if (!("ids" in chosen) && found.length !== chosen.expected)
      return Effect.fail(new CountChanged({ count: found.length }))
    const gone = found.filter(({ id }) => id !== self && users.delete(id))
    const refused = found.length > gone.length ? [{ id: self, code: "user_protected" }] : []
    return Effect.succeed({ removed: gone.length, refused })
  }
  return [
    [calls.list, () => Effect.succeed(rows())],
    [calls.find, find],
    [calls.get, get],
    [calls.create, create],
    [calls.save, save],
    [calls.remove, remove],
    [calls.removeMany, removeMany],
  ]
}
