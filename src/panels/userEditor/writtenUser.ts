import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import { recordAfter } from "../../api/recordAfter.ts"
import { type PlatformUser, platformUsers } from "../../contract/users/platformUsers.ts"
import { type NewUser, type SavedUser, User } from "../../contract/users/user.ts"
import { users } from "../../contract/users/users.ts"

const get = (api: Api, id: number) => api.call(users.get, { params: { id } })

/** A user after a save. */
export const savedUser = (api: Api, answer: Partial<User>, saved: SavedUser): Effect.Effect<User> => {
  const { password: _, ...sentUser } = saved
  return recordAfter(User, answer, { reload: get(api, sentUser.id), sent: { roles: [], ...sentUser } })
}

/** The id of a user just created: the newest one with their email address. */
const find = ({ call }: Api, { email, username }: NewUser) => {
  const body = {
    filter: { email },
    sortField: "id",
    sortOrder: "desc",
    pageNumber: 0,
    pageSize: 10,
  } as const
  return call(users.find, { body }).pipe(
    Effect.map(({ items }) => items.find((one) => one.email === email && one.username === username)?.id),
    Effect.orElseSucceed(() => undefined),
  )
}

/** The platform's two lists of users (section 7): that of the identity service, or that of the Users API. */
export type UserSource = "identity" | "users"

/** A user of the Users API as the identity service has them. */
const userOf = ({ _id, company, ...user }: Partial<PlatformUser>): Partial<User> => ({
  ...user,
  ...(typeof _id === "number" && { id: _id }),
  ...(company !== undefined && { company: company?._id ?? null }),
})

/** Creates a user in one of the lists. */
export const createUser = (api: Api, source: UserSource, body: NewUser, idempotencyKey: string) =>
  source === "identity"
    ? api.call(users.create, { body }, { idempotencyKey })
    : Effect.map(api.call(platformUsers.create, { body }, { idempotencyKey }), userOf)

/** A user after creation; undefined if neither the answer nor a search identifies them. */
export const createdUser = Effect.fnUntraced(function* (api: Api, answer: Partial<User>, newUser: NewUser) {
  const id = answer.id ?? (yield* find(api, newUser))
  return id === undefined ? undefined : yield* savedUser(api, answer, { ...newUser, id })
})
