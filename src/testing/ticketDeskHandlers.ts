import * as Effect from "effect/Effect"
import { UnknownReference } from "../contract/resource/refusals.ts"
import { handlesTickets } from "../contract/support/ticketHandling.ts"
import { ticketDesk } from "../contract/support/ticketDesk.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { Forbidden } from "../contract/wire/refusals.ts"
import { keepChange } from "./keepChange.ts"
import { idOf } from "./readInput.ts"
import { oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { choiceIn } from "./resourceSources.ts"
import type { Handler } from "./Handler.ts"

/** Gives tickets to the users of a backend; none without a list of tickets. */
export const ticketDeskHandlers = (memory: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { resource, lists } = memory
  if (resource.name !== "tickets") return []
  const assign: Handler = Effect.fnUntraced(function* (input) {
    const { assignee } = input.body as { readonly assignee: number | null }
    if (!handlesTickets(lists.user)) return yield* new Forbidden({ needs: [] })
    const row = yield* oneWithin(memory, idOf(input))
    if (assignee !== null && !choiceIn(lists.sources, "agents", assignee))
      return yield* new UnknownReference({ field: "assignee" })
    return keepChange(memory, row, { values: { ...row.values, assignee } })
  })
  return [[ticketDesk.assign, assign]]
}
