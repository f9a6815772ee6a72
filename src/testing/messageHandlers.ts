import * as Effect from "effect/Effect"
import { messages } from "../contract/messages/messages.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { Handler } from "./handlers.ts"
import { idOf } from "./readInput.ts"
import { oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { ensureWriter } from "./resourceRules.ts"

/** Sends tests of messages nowhere: a backend in memory has nobody to send them. */
export const messageHandlers = (memory: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const to = { emailTemplates: messages.testTemplate }[memory.resource.name]
  const test: Handler = Effect.fnUntraced(function* (input) {
    yield* ensureWriter(memory)
    yield* oneWithin(memory, idOf(input))
    return { to: memory.lists.user.email, kept: true }
  })
  return to ? [[to, test]] : []
}
