import * as Effect from "effect/Effect"
import { type SavedUser, type User, UserProtected } from "../contract/users/user.ts"
import { type PlatformUser, platformUsers as calls } from "../contract/users/platformUsers.ts"
import { users as ownCalls } from "../contract/users/users.ts"
import { limits } from "../contract/limits.ts"
import type { ResourceQuery } from "../contract/resource/schemas.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import { sameId } from "../contract/wire/recordId.ts"
import { pageOf } from "./pageOf.ts"
import { idOf } from "./readInput.ts"
import { type UserMemory, userHandlers } from "./userHandlers.ts"
import { textFinder } from "../contract/search/searchTexts.ts"
import type { Handler, HandlerInput } from "./Handler.ts"

interface UserQuery {
  readonly person?: string
  readonly company?: number
  readonly pageIn?: number
  readonly pageOut?: number
}

interface Rich {
  readonly search?: string
  readonly isActive?: ReadonlyArray<boolean>
}

type Blocked = Set<number>

const shownBy =
  (blocked: Blocked) =>
  ({ id, company, ...user }: User): PlatformUser => ({
    ...user,
    _id: id,
    isActive: !blocked.has(id),
    company: company == null ? null : { _id: company, name: user.companyName ?? null },
  })

/** The calls that only read. */
const readers = ({ users }: UserMemory, blocked: Blocked) => {
  const found = (person = "", company?: number) => {
    const finds = textFinder(person)
    return [...users.rows.values()]
      .map(shownBy(blocked))
      .filter((user) => company === undefined || sameId(company, user.company?._id))
      .filter(({ fullname, username, email }) => finds(fullname, username, email))
  }
  const { pageNumber, pageSize } = limits.list
  const page: Handler = ({ query }) => {
    const { person, company, pageIn = pageNumber, pageOut = pageSize } = query as UserQuery
    return Effect.succeed(pageOf(found(person, company), { pageNumber: pageIn, pageSize: pageOut }))
  }
  const find: Handler = ({ body }) => {
    const { search, isActive } = (body as ResourceQuery).filter as Rich
    const rows = found(search).filter((user) => isActive?.includes(user.isActive === true) ?? true)
    return Effect.succeed(pageOf(rows, body as ResourceQuery))
  }
  return { list: () => Effect.succeed(found()), page, find }
}

/** The users of a backend by the specification's second API. Who is blocked is kept beside them. */
export const platformUserHandlers = (memory: UserMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const blocked: Blocked = new Set()
  const own = new Map(userHandlers(memory))
  const { list, page, find } = readers(memory, blocked)
  const ownCall = (to: Endpoint, input: HandlerInput) => own.get(to)?.(input) ?? Effect.fail(new NotFound())
  const answering = (to: Endpoint, input: HandlerInput) =>
    Effect.map(ownCall(to, input), (user) => shownBy(blocked)(user as User))
  const save: Handler = Effect.fnUntraced(function* (input) {
    const id = idOf(input)
    const { isActive, ...changes } = input.body as Partial<SavedUser> & { readonly isActive?: boolean }
    if (id === memory.self && isActive === false) return yield* new UserProtected()
    const before = yield* memory.users.one(id)
    if (isActive === true) blocked.delete(id)
    if (isActive === false) blocked.add(id)
    const body = { ...before, ...changes, company: before.company, id }
    return yield* answering(ownCalls.save, { ...input, body })
  })
  return [
    [calls.list, list],
    [calls.page, page],
    [calls.find, find],
    [calls.create, (input) => answering(ownCalls.create, input)],
    [calls.save, save],
    [calls.remove, (input) => ownCall(ownCalls.remove, input)],
  ]
}
