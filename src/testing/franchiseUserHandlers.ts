import * as Effect from "effect/Effect"
import { type FranchiseUser, franchiseUsers } from "../contract/access/franchiseUsers.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import { idOf } from "./readInput.ts"
import { noteLine, oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { ensureWriter } from "./resourceRules.ts"
import type { Handler, HandlerInput } from "./Handler.ts"

type Ids = ReadonlyArray<number>

const handlersOf = (franchises: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const userIds = new Map<number, Ids>()
  const usersOf = (id: number): ReadonlyArray<FranchiseUser> => {
    const known = franchises.lists.sources.get("users")?.() ?? []
    const ids = userIds.get(id) ?? []
    return known.flatMap(({ _id, label }) =>
      ids.includes(_id) ? [{ user: _id, name: label, email: "" }] : [],
    )
  }
  const change = (act: (former: Ids, users: Ids) => Ids): Handler =>
    Effect.fnUntraced(function* (input: HandlerInput) {
      const { users } = input.body as { readonly users: Ids }
      yield* ensureWriter(franchises)
      const { _id, ...one } = yield* oneWithin(franchises, idOf(input))
      const old = usersOf(_id).length
      userIds.set(_id, act(userIds.get(_id) ?? [], users))
      const now = usersOf(_id)
      franchises.table.rows.set(_id, { ...one, _id, values: { ...one.values, users: now.length } })
      noteLine(franchises, {
        record: _id,
        action: "UPDATE",
        changes: [{ field: "users", old, new: now.length }],
      })
      return now
    })
  return [
    [
      franchiseUsers.list,
      (input) => Effect.map(oneWithin(franchises, idOf(input)), ({ _id }) => usersOf(_id)),
    ],
    [franchiseUsers.add, change((former, users) => [...new Set([...former, ...users])])],
    [franchiseUsers.remove, change((former, users) => former.filter((id) => !users.includes(id)))],
  ]
}

const missing: Handler = () => Effect.fail(new NotFound())

/** Keeps who runs the franchises of a backend. */
export const franchiseUserHandlers = (
  memories: ReadonlyArray<ResourceMemory>,
): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const franchises = memories.find(({ resource }) => resource.name === "franchises")
  return franchises
    ? handlersOf(franchises)
    : Object.values(franchiseUsers).map((to) => [to as Endpoint, missing])
}
