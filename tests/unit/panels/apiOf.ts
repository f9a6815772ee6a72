import type * as Effect from "effect/Effect"
import type { Api } from "../../../src/api/api.ts"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"

/** A call a model made to its API. */
export interface Call {
  readonly to: Endpoint
  readonly input: { readonly body?: unknown } & Readonly<Record<string, unknown>>
  readonly options: { readonly idempotencyKey?: string } | undefined
}

/** An API made of one function, without a network. */
export const apiOf = (answer: (call: Call) => Effect.Effect<unknown, unknown>) => {
  const heard: Array<Call> = []
  const call = (to: Endpoint, input: Call["input"] = {}, options?: Call["options"]) => {
    heard.push({ to, input, options })
    return answer({ to, input, options })
  }
  return { api: { call } as unknown as Api, heard }
}
