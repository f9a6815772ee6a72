import { createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import type { AccessFacts } from "../../contract/accessFacts.ts"
import { session } from "../../contract/session.ts"
import { users } from "../../contract/users.ts"
import { arrive, loading, type Remote, reloading } from "../../frame/remote.ts"

/** What someone's access follows from, once it is here. */
export interface AccessModel {
  readonly facts: ReadonlySignal<Remote<AccessFacts, ApiError>>
  load(): Effect.Effect<void>
}

const makeAccessModel = (api: Api, userId: number | undefined): AccessModel => {
  const facts = signal<Remote<AccessFacts, ApiError>>(loading)
  const load = Effect.fnUntraced(function* () {
    facts.value = reloading(facts.peek())
    const call =
      userId === undefined ? api.call(session.access) : api.call(users.access, { params: { id: userId } })
    const exit = yield* Effect.exit(call)
    facts.value = arrive(facts.peek(), exit)
  })
  return { facts, load }
}

export const AccessModel = createModel(makeAccessModel)
