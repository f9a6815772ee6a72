import * as Effect from "effect/Effect"
import { faqVotes } from "../contract/support/faqVotes.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { idOf } from "./readInput.ts"
import { oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import type { Handler } from "./Handler.ts"

/** Takes in whether help articles help the user of a backend; none without a list of them. */
export const faqVoteHandlers = (memory: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  if (memory.resource.name !== "faqArticles") return []
  const own = new Map<number, boolean>()
  const vote: Handler = Effect.fnUntraced(function* (input) {
    const row = yield* oneWithin(memory, idOf(input))
    const { isHelpful } = input.body as { readonly isHelpful: boolean }
    const before = own.get(row._id)
    const countVotes = (name: string, is: boolean) =>
      Number(row.values[name] ?? 0) + Number(isHelpful === is) - Number(before === is)
    const votes = { helpful: countVotes("helpful", true), unhelpful: countVotes("unhelpful", false) }
    own.set(row._id, isHelpful)
    memory.table.rows.set(row._id, { ...row, values: { ...row.values, ...votes } })
    return votes
  })
  const read: Handler = (input) => Effect.asVoid(oneWithin(memory, idOf(input)))
  return [
    [faqVotes.vote, vote],
    [faqVotes.read, read],
  ]
}
