import { createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import type { AccessFacts } from "../../contract/access/accessFacts.ts"
import type { Client } from "../../api/client.ts"
import { arrive, loading, type Remote, reloading } from "../../frame/remote.ts"
import { factsOf } from "../../business/permissions/factsOf.ts"

/** Loads the facts that decide someone's access. */
export interface AccessModel {
  readonly facts: ReadonlySignal<Remote<AccessFacts, ApiError>>
  load(): Effect.Effect<void>
}

const makeAccessModel = ({ api, session }: Client, userId: number | undefined): AccessModel => {
  const facts = signal<Remote<AccessFacts, ApiError>>(loading)
  const load = Effect.fnUntraced(function* () {
    facts.value = reloading(facts.peek())
    const exit = yield* Effect.exit(factsOf(api, session.user.peek(), userId))
    facts.value = arrive(facts.peek(), exit)
  })
  return { facts, load }
}

export const AccessModel = createModel(makeAccessModel)
