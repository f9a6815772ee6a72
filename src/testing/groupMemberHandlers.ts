import * as Effect from "effect/Effect"
import { type GroupMember, groupMembers } from "../contract/access/groupMembers.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import { badRequest, idOf } from "./readInput.ts"
import { noteLine, oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { ensureWriter } from "./resourceRules.ts"
import type { Handler, HandlerInput } from "./Handler.ts"

interface Body {
  readonly users: ReadonlyArray<number>
  readonly until?: string | null
}

type Ends = ReadonlyMap<number, string | null>

const handlersOf = (groups: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const memberEnds = new Map<number, Ends>()
  const membersOf = (id: number): ReadonlyArray<GroupMember> => {
    const names = new Map(
      groups.lists.sources
        .get("users")?.()
        .map(({ _id, label }) => [_id, label]),
    )
    return [...(memberEnds.get(id) ?? [])].map(([user, until]) => {
      return { user, name: names.get(user) ?? `#${user}`, email: "", until }
    })
  }
  const change = (act: (former: Ends, body: Body) => Ends): Handler =>
    Effect.fnUntraced(function* (input: HandlerInput) {
      const body = input.body as Body
      yield* ensureWriter(groups)
      const group = yield* oneWithin(groups, idOf(input))
      if (typeof body.until === "string" && Date.parse(body.until) <= Date.now())
        return yield* badRequest([{ path: "body.until", code: "range" }])
      const old = membersOf(group._id).length
      memberEnds.set(group._id, act(memberEnds.get(group._id) ?? new Map(), body))
      const members = membersOf(group._id)
      groups.table.rows.set(group._id, { ...group, values: { ...group.values, members: members.length } })
      const changes = [{ field: "members", old, new: members.length }]
      noteLine(groups, { record: group._id, action: "UPDATE", changes })
      return members
    })
  const add = change(
    (former, { users, until = null }) => new Map([...former, ...users.map((id) => [id, until] as const)]),
  )
  const remove = change((former, { users }) => new Map([...former].filter(([id]) => !users.includes(id))))
  return [
    [groupMembers.list, (input) => Effect.map(oneWithin(groups, idOf(input)), ({ _id }) => membersOf(_id))],
    [groupMembers.put, add],
    [groupMembers.remove, remove],
  ]
}

const missing: Handler = () => Effect.fail(new NotFound())

/** Keeps who is in the access groups of a backend. */
export const groupMemberHandlers = (
  memories: ReadonlyArray<ResourceMemory>,
): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const groups = memories.find(({ resource }) => resource.name === "accessGroups")
  return groups ? handlersOf(groups) : Object.values(groupMembers).map((to) => [to as Endpoint, missing])
}
